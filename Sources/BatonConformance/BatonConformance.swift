@main struct BatonConformance { static func main() {} }

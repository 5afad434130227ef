@main struct BatonMacros { static func main() {} }

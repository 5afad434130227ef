@main struct batonc { static func main() {} }

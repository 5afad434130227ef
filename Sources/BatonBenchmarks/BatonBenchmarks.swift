@main struct BatonBenchmarks { static func main() {} }

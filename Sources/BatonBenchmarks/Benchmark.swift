#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Figures that belong together: one file each.
struct BenchmarkGroup: Sendable {
  let name: String
  let run: @Sendable (inout BenchmarkReport) -> Void
}

/// A way to do the thing that is measured.
struct BenchmarkWay {
  let name: String
  /// How often one run does the thing.
  var count = 1
  /// Makes what a run works on, outside the time.
  var prepare: @MainActor () -> Void = {}
  let body: @MainActor () -> Void
}

/// What a figure counts.
enum BenchmarkUnit {
  case nanoseconds, microseconds, milliseconds
  /// Of an input of so many bytes, in millions a second.
  case megabytesPerSecond(bytes: Int)

  var name: String {
    switch self {
    case .nanoseconds: "ns"
    case .microseconds: "us"
    case .milliseconds: "ms"
    case .megabytesPerSecond: "MB/s"
    }
  }

  func value(seconds: Double) -> Double {
    switch self {
    case .nanoseconds: seconds * 1e9
    case .microseconds: seconds * 1e6
    case .milliseconds: seconds * 1e3
    case .megabytesPerSecond(let bytes): Double(bytes) / seconds / 1e6
    }
  }
}

/// Takes the measurements and prints each as it is there.
struct BenchmarkReport {
  private var isJSON = false
  private var samples = 9
  private var filters: [String] = []
  private var count = 0
  private var medians: [String: Double] = [:]

  init(arguments: [String]) {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--samples": samples = max(1, arguments.popFirst().flatMap { Int($0) } ?? samples)
      default: filters.append(argument)
      }
    }
  }

  /// Whether a figure is asked for; what is costly to prepare asks before it prepares.
  func wants(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { name.contains($0) || $0.hasPrefix(name) }
  }

  /// Times `body`, of which one run does the measured thing `count` times, until there are enough samples.
  ///
  /// - Parameters:
  ///   - beside: a figure of this run that the median is divided by.
  ///   - prepare: makes what one run works on, outside the time.
  mutating func measure<Input>(
    _ name: String, _ unit: BenchmarkUnit, count: Int = 1, beside: String? = nil, prepare: () -> Input,
    _ body: (Input) -> Void
  ) {
    guard wants(name) else { return }
    body(prepare())
    let times = (0..<samples).map { _ in
      let input = prepare()
      let start = threadSeconds()
      body(input)
      return max(threadSeconds() - start, 1e-9) / Double(count)
    }.sorted()
    record(
      name, unit.value(seconds: times[times.count / 2]), best: unit.value(seconds: times[0]), unit.name, beside: beside)
  }

  mutating func measure(
    _ name: String, _ unit: BenchmarkUnit, count: Int = 1, beside: String? = nil, _ body: () -> Void
  ) {
    measure(name, unit, count: count, beside: beside, prepare: {}, body)
  }

  /// Times several ways to do one thing in turns, since a shared machine is faster in one moment than in the next. The
  /// first is what the others stand beside: a ratio is the median of those of the turns. A way has its turn twice and is
  /// timed the second time, so that it does not pay for what the way before left in the caches.
  @MainActor mutating func compare(_ unit: BenchmarkUnit, _ ways: [BenchmarkWay]) {
    guard ways.contains(where: { wants($0.name) }) else { return }
    var times = ways.map { _ in [Double]() }
    for _ in 0..<samples {
      for (index, way) in ways.enumerated() {
        way.prepare()
        way.body()
        way.prepare()
        let start = threadSeconds()
        way.body()
        times[index].append(max(threadSeconds() - start, 1e-9) / Double(way.count))
      }
    }
    for (way, own) in zip(ways, times) {
      let ratios = zip(own, times[0]).map { $0 / $1 }.sorted()
      let sorted = own.sorted()
      record(
        way.name, unit.value(seconds: sorted[samples / 2]), best: unit.value(seconds: sorted[0]), unit.name,
        beside: way.name == ways[0].name ? nil : ways[0].name, ratio: ratios[samples / 2])
    }
  }

  /// A figure that was found in another way.
  ///
  /// - Parameter ratio: to `beside`; by default that of the medians.
  mutating func record(
    _ name: String, _ median: Double, best: Double? = nil, _ unit: String, beside: String? = nil, ratio: Double? = nil
  ) {
    guard wants(name) else { return }
    count += 1
    medians[name] = median
    let ratio = beside.flatMap { ratio ?? medians[$0].map { median / $0 } }.map(text)
    let median = text(median)
    if isJSON {
      let comparison = ratio.map { ", \"ratio\": \($0), \"beside\": \"\(beside ?? "")\"" } ?? ""
      print("{\"name\": \"\(name)\", \"median\": \(median), \"unit\": \"\(unit)\"\(comparison)}")
    } else {
      if count == 1 { print("| figure | median | best | | ratio |\n|---|---|---|---|---|") }
      print("| \(name) | \(median) | \(best.map(text) ?? "") | \(unit) | \(ratio.map { "\($0) of \(beside ?? "")" } ?? "") |")
    }
  }

  func finish() {
    if count == 0 { print("nothing of that name is measured; groups are \(groups.map(\.name).joined(separator: ", "))") }
  }

  /// Three figures that count.
  private func text(_ value: Double) -> String {
    guard value < 100 else { return String(Int(value.rounded())) }
    let scale: Double = value >= 10 ? 10 : value >= 1 ? 100 : 1000
    return String((value * scale).rounded() / scale)
  }
}

/// The time that this thread has worked.
private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Keeps the optimizer from leaving out what made `value`.
@inline(never) @_optimize(none)
func keep<Value>(_ value: borrowing Value) {}

/// The same for a number, without the price of a generic call.
@inline(never) @_optimize(none)
func keep(_ number: Int) {}

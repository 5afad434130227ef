// Feeds the lexer, the parser, the Swift scanner, the JSON parser and the compiler mutated texts, and checks what must hold
// of any: no trap, every mistake and range inside the file, what parses prints and parses again, what is wrong makes no
// output, and no more time than a text's length allows.
//
//   swift run -c release BatonFuzz [--seconds N] [--seed N] [--from N]
//
// The same seed makes the same texts: a failure names its round, and `--from` passes by the rounds before that one.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

var seconds = 60.0
var seed = 1
var firstRound = 0
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--seconds": seconds = arguments.popFirst().flatMap(Double.init) ?? seconds
  case "--seed": seed = arguments.popFirst().flatMap { Int($0) } ?? seed
  case "--from": firstRound = arguments.popFirst().flatMap { Int($0) } ?? firstRound
  default: fail("unknown option \(argument)")
  }
}

let start = ContinuousClock.now
var mutations = Mutations(seed: seed)
var round = 0
var bytes = 0
var slowest = Duration.zero
while start.duration(to: .now) < .seconds(seconds) {
  for target in Target.all {
    let text = target.isInWords ? mutations.nextInWords(from: target.seeds) : mutations.next(from: target.seeds)
    guard round >= firstRound else { continue }
    bytes += text.count
    let before = threadTime()
    if let problem = target.check(text) {
      fail("round \(round) of seed \(seed), \(target.name): \(problem)\n\(String(decoding: text.prefix(4000), as: UTF8.self))")
    }
    let time = threadTime() - before
    slowest = max(slowest, time)
    // A text of nothing but wrong markers takes 7 µs a byte in a debug build; one that is read again and again takes minutes.
    if time > .milliseconds(1_000 + text.count / 25) {
      fail("round \(round) of seed \(seed), \(target.name): \(time) for \(text.count) bytes")
    }
  }
  round += 1
}
print("\(round) rounds, \(bytes / 1_000_000) MB, seed \(seed): nothing found, the slowest took \(slowest)")

/// What this thread has worked, whatever else the machine does.
func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(Int(time.tv_sec)) + .nanoseconds(Int(time.tv_nsec))
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Says what is being done: on a terminal on one line when it takes long, and with `--verbose` a line with its time for
/// each phase.
final class PhaseClock {
  private let terminal: Terminal
  private let isVerbose: Bool
  private let showsProgress: Bool
  /// In nanoseconds.
  private let start = PhaseClock.now
  private var current: (name: String, start: UInt64)?
  private var isLineDirty = false

  init(_ terminal: Terminal, isVerbose: Bool, isQuiet: Bool) {
    self.terminal = terminal
    self.isVerbose = isVerbose
    showsProgress = terminal.canRewrite && !isVerbose && !isQuiet
  }

  func begin(_ name: String) {
    finish()
    current = (name, PhaseClock.now)
    // What is over in a blink needs no line.
    if showsProgress && PhaseClock.now - start > 200_000_000 {
      terminal.error("\r\u{1b}[2Kbatonc: \(name)…")
      isLineDirty = true
    }
  }

  func end() {
    finish()
    if isVerbose { line("total", PhaseClock.now - start) }
    if isLineDirty { terminal.error("\r\u{1b}[2K") }
  }

  private func finish() {
    if isVerbose, let current { line(current.name, PhaseClock.now - current.start) }
    current = nil
  }

  /// In nanoseconds, from any beginning.
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  private func line(_ name: String, _ nanoseconds: UInt64) {
    let hundredths = nanoseconds / 10_000
    let (whole, part) = (hundredths / 100, hundredths % 100)
    let number = "\(whole).\(part < 10 ? "0" : "")\(part) ms"
    terminal.error(name + String(repeating: " ", count: max(1, 24 - name.count - number.count)) + number + "\n")
  }
}

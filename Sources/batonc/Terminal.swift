import BatonCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output and standard error.
struct Terminal {
  enum Color: String, CaseIterable { case auto, always, never }

  /// Whether a person looks at standard error.
  let isWatched: Bool
  /// Whether what stands there can be written over.
  let canRewrite: Bool
  let style: TextStyle

  init(color: Color = .auto) {
    isWatched = isatty(2) == 1
    canRewrite = isWatched && Terminal.value("TERM") != "dumb"
    let hasColor =
      switch color {
      case .always: true
      case .never: false
      case .auto: canRewrite && !Terminal.isSet("NO_COLOR")
      }
    style = TextStyle(hasColor: hasColor, hasExcerpts: isWatched || color == .always)
  }

  func output(_ text: String) { Terminal.write(text, to: 1) }
  func error(_ text: String) { Terminal.write(text, to: 2) }

  private static func isSet(_ name: String) -> Bool { value(name).map { !$0.isEmpty } ?? false }

  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func write(_ text: String, to file: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let written = systemWrite(file, start, rest.count)
        if written >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        } else if errno != EINTR && errno != EAGAIN {
          return
        }
      }
    }
  }
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, buffer, count)
}

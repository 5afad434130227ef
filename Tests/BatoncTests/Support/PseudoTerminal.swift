import Foundation

/// A terminal without a screen: a program that runs on it takes it for a person's, and what it would show can be read.
final class PseudoTerminal {
  private let handle: Int32
  private let device: FileHandle

  init() throws {
    handle = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard handle >= 0, let path = PseudoTerminal.device(of: handle), let device = FileHandle(forUpdatingAtPath: path)
    else { throw POSIXError(.ENODEV) }
    self.device = device
  }

  /// The path of the other end, which may then be opened.
  private static func device(of handle: Int32) -> String? {
    #if os(Linux)
      // TIOCSPTLCK and TIOCGPTN, which Swift does not import.
      var (isLocked, number): (Int32, Int32) = (0, 0)
      guard ioctl(handle, 0x4004_5431, &isLocked) == 0, ioctl(handle, 0x8004_5430, &number) == 0 else { return nil }
      return "/dev/pts/\(number)"
    #else
      guard grantpt(handle) == 0, unlockpt(handle) == 0 else { return nil }
      return ptsname(handle).map { String(cString: $0) }
    #endif
  }

  deinit { close(handle) }

  /// Runs a program to its end, with this terminal as its output and its errors.
  ///
  /// - Parameter isRedirected: its output goes to nowhere, and only its errors are on the terminal.
  /// - Returns: what it showed, with the line ends that the program wrote.
  func shown(
    by executable: URL, _ arguments: [String], in folder: URL, environment: [String: String], isRedirected: Bool = false
  ) throws -> String {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = isRedirected ? FileHandle.nullDevice : device
    process.standardError = device
    let ended = try process.start()
    // As long as it is open here too, reading would wait for ever.
    try device.close()
    var shown: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    while true {
      let count = read(handle, &buffer, buffer.count)
      // On Linux the end is an error.
      if count <= 0 { break }
      shown += buffer[..<count]
    }
    ended.wait()
    return String(decoding: shown, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}

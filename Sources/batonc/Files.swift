import GraphQLSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The disk. Everything that `batonc` reads or writes goes through here.
enum Files {
  /// What could not be done with a file, and why.
  struct Failure: Error {
    var path: String
    /// `cannot be read`
    var action: String
    var reason: String

    init(_ path: String, _ action: String, code: Int32 = errno) {
      self.init(path, action, reason: String(cString: strerror(code)))
    }

    init(_ path: String, _ action: String, reason: String) {
      self.path = path
      self.action = action
      self.reason = reason
    }
  }

  static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  // MARK: - Looking

  enum Kind { case file, folder, other }

  /// What tells one version of a file from another.
  struct Stamp: Equatable, Sendable {
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
    var identity: Identity
  }

  /// What a path leads to, links followed; nil when there is nothing.
  static func kind(_ path: String) -> Kind? { status(path).map(kind) }

  static func stamp(_ path: String) -> Stamp? { status(path).map(stamp) }

  static func isThere(_ path: String) -> Bool { status(path) != nil }

  /// What two paths to one file have in common.
  struct Identity: Hashable, Sendable {
    var device: UInt64
    var inode: UInt64
  }

  static func identity(_ path: String) -> Identity? { stamp(path)?.identity }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path.isEmpty ? "." : path, &status) == 0 ? status : nil
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  private static func stamp(_ status: stat) -> Stamp {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      size: Int64(status.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec),
      identity: Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino)))
  }

  // MARK: - Reading

  /// The bytes of a regular file.
  static func read(_ path: String) throws(Failure) -> [UInt8] { try readStamped(path).bytes }

  /// The bytes of a regular file, and what version of it they are.
  static func readStamped(_ path: String) throws(Failure) -> (bytes: [UInt8], stamp: Stamp) {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw Failure(path, "cannot be read") }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Failure(path, "cannot be read") }
    switch kind(status) {
    case .file: break
    case .folder: throw Failure(path, "cannot be read", reason: "it is a folder")
    case .other: throw Failure(path, "cannot be read", reason: "it is not a file")
    }
    // One byte more than the size: a read that leaves it free has come to the end.
    var bytes: [UInt8] = []
    var room = Int(status.st_size) + 1
    let expected = room - 1
    while true {
      var result = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        repeat {
          result = systemRead(file, buffer.baseAddress! + count, room - count)
          count += max(result, 0)
        } while (result > 0 && count < room && count != expected) || (result < 0 && errno == EINTR)
      }
      if result < 0 { throw Failure(path, "cannot be read") }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if result == 0 || bytes.count == expected { return (bytes, stamp(status)) }
      room = 1 << 16
    }
  }

  struct Entry {
    enum Kind { case file, folder, link, other }

    var name: String
    var kind: Kind
  }

  /// What is in a folder, sorted by name; links are not followed.
  static func entries(_ folder: String) throws(Failure) -> [Entry] {
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { throw Failure(folder, "cannot be listed") }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != "." && name != ".." {
        entries.append(Entry(name: name, kind: kind(entry.pointee.d_type, of: folder + "/" + name)))
      }
    }
    return entries.sorted(byUTF8: \.name)
  }

  private static func kind(_ type: UInt8, of path: @autoclosure () -> String) -> Entry.Kind {
    switch Int32(type) {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK): return .link
    case Int32(DT_UNKNOWN):
      // Some file systems do not say.
      var status = stat()
      guard lstat(path(), &status) == 0 else { return .other }
      if status.st_mode & S_IFMT == S_IFLNK { return .link }
      switch kind(status) {
      case .file: return .file
      case .folder: return .folder
      case .other: return .other
      }
    default: return .other
    }
  }

  // MARK: - Writing

  /// Writes a file beside its place and then moves it there, so that nobody ever sees half of it.
  static func write(_ text: String, to path: String) throws(Failure) {
    try makeFolder(Paths.parent(path))
    // A link stays a link: what it leads to is replaced.
    let target = resolved(path) ?? path
    let beside = "\(target).\(getpid())\(unfinishedSuffix)"
    func create() -> Int32 { open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    var file = create()
    if file < 0, errno == EEXIST, unlink(beside) == 0 { file = create() }
    guard file >= 0 else { throw Failure(path, "cannot be written") }
    var text = text
    var code = text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: file) }
    if let mode = status(target)?.st_mode { fchmod(file, mode & 0o7777) }
    if close(file) != 0 && code == 0 { code = errno }
    if code == 0 && rename(beside, target) != 0 { code = errno }
    guard code == 0 else {
      unlink(beside)
      throw Failure(path, "cannot be written", code: code)
    }
  }

  /// Returns what went wrong, or 0.
  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32 {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let written = systemWrite(file, start, rest.count)
      if written >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  private static let unfinishedSuffix = ".tmp"

  /// What a file would be called whose writing was ended half-way, when this is its name: `Row.swift.123.tmp` is what is
  /// left of `Row.swift`.
  static func unfinished(_ name: String) -> Substring? {
    guard name.hasSuffix(unfinishedSuffix) else { return nil }
    let numbered = name.dropLast(unfinishedSuffix.count)
    guard let dot = numbered.lastIndex(of: "."), Int32(numbered[dot...].dropFirst()) != nil else { return nil }
    return numbered[..<dot]
  }

  /// Whether a file's bytes are those of a text.
  static func are(_ bytes: [UInt8], _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      text.count == bytes.count && bytes.withUnsafeBytes { text.isEmpty || memcmp($0.baseAddress!, text.baseAddress!, $0.count) == 0 }
    }
  }

  static func makeFolder(_ path: String) throws(Failure) {
    if path.isEmpty || kind(path) == .folder { return }
    try makeFolder(Paths.parent(path))
    if mkdir(path, 0o777) != 0 && errno != EEXIST { throw Failure(path, "cannot be made") }
  }

  static func remove(_ path: String) throws(Failure) {
    if unlink(path) != 0 && errno != ENOENT { throw Failure(path, "cannot be removed") }
  }

  /// The path that links lead to; nil when there is nothing.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  // MARK: - One at a time

  /// A folder that no other run writes to for as long as this is alive. It leaves no file behind.
  final class Lock {
    private let handle: Int32

    /// Waits until no other run holds the folder. Of a folder that is not there yet, the nearest one above is taken.
    init(_ folder: String) {
      while true {
        let there = Lock.nearest(folder)
        let handle = open(there, O_RDONLY | O_CLOEXEC)
        // What cannot be locked cannot be written to either, and the first write will say so.
        while handle >= 0, flock(handle, LOCK_EX) != 0, errno == EINTR {}
        if handle < 0 || Lock.nearest(folder) == there {
          self.handle = handle
          return
        }
        // The run that held it has made the folder.
        close(handle)
      }
    }

    deinit { if handle >= 0 { close(handle) } }

    private static func nearest(_ folder: String) -> String {
      var folder = folder
      while !folder.isEmpty, kind(folder) != .folder { folder = Paths.parent(folder) }
      return folder.isEmpty ? "." : folder
    }
  }
}

private func systemRead(_ file: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  read(file, buffer, count)
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, buffer, count)
}

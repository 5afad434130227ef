#if os(Linux) || os(Android)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// inotify, a watch for each folder: it tells of the files in it.
  final class SystemEvents {
    private let handle = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    /// The watch of each folder that is followed.
    private var watches: [String: Int32] = [:]
    private(set) var followsAll = true

    private static let mask = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB)

    deinit { if handle >= 0 { close(handle) } }

    func follow(_ footprint: Footprint) -> Bool {
      var isNew = false
      followsAll = handle >= 0
      for folder in footprint.folders {
        // A folder that went and came back has a new watch under the old name.
        let watch = inotify_add_watch(handle, folder.isEmpty ? "." : folder, SystemEvents.mask)
        if watch < 0 { followsAll = false }
        if watches.updateValue(watch, forKey: folder) != watch { isNew = true }
      }
      return isNew
    }

    /// Whether anything happened before the time was up; a negative time never is.
    func next(within milliseconds: Int32) -> Bool {
      var descriptor = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, milliseconds) > 0 else { return milliseconds >= 0 && !followsAll }
      withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
        while read(handle, buffer.baseAddress, buffer.count) > 0 {}
      }
      return true
    }
  }
#endif

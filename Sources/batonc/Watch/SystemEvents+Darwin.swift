#if canImport(Darwin)
  import Darwin

  /// kqueue, an open handle for each folder and file: a folder tells of names, a file of its bytes.
  final class SystemEvents {
    private let queue = kqueue()
    private var handles: [String: (handle: Int32, inode: UInt64)] = [:]
    private(set) var followsAll = true

    init() {
      // The usual limit is 256 open files.
      var limit = rlimit()
      if getrlimit(RLIMIT_NOFILE, &limit) == 0 {
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 10_240))
        _ = setrlimit(RLIMIT_NOFILE, &limit)
      }
    }

    deinit {
      for (handle, _) in handles.values { close(handle) }
      close(queue)
    }

    func follow(_ footprint: Footprint) -> Bool {
      var isNew = false
      followsAll = true
      for path in footprint.folders.map({ $0.isEmpty ? "." : $0 }) + footprint.files {
        guard let inode = Files.identity(path)?.inode else { continue }
        if let known = handles[path] {
          if known.inode == inode { continue }
          close(known.handle)
          handles[path] = nil
        }
        isNew = true
        let handle = open(path, O_EVTONLY | O_CLOEXEC)
        guard handle >= 0 else {
          followsAll = false
          continue
        }
        var change = kevent(
          ident: UInt(handle), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB | NOTE_REVOKE), data: 0,
          udata: nil)
        if kevent(queue, &change, 1, nil, 0, nil) < 0 { followsAll = false }
        handles[path] = (handle, inode)
      }
      return isNew
    }

    /// Whether anything happened before the time was up; a negative time never is.
    func next(within milliseconds: Int32) -> Bool {
      var event = kevent()
      var time = timespec(tv_sec: Int(milliseconds / 1000), tv_nsec: Int(milliseconds % 1000) * 1_000_000)
      let count = milliseconds < 0 ? kevent(queue, nil, 0, &event, 1, nil) : kevent(queue, nil, 0, &event, 1, &time)
      return count > 0 || (milliseconds >= 0 && !followsAll)
    }
  }
#endif

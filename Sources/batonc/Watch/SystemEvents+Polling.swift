#if !os(Linux) && !os(Android) && !canImport(Darwin)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// A system that tells nothing: the time is always up.
  final class SystemEvents {
    let followsAll = false

    func follow(_ footprint: Footprint) -> Bool { false }

    func next(within milliseconds: Int32) -> Bool {
      usleep(useconds_t(milliseconds) * 1000)
      return true
    }
  }
#endif

#if canImport(Glibc)
  import Glibc

  /// How the process takes memory from the system. A run keeps most of what it takes and ends soon; to take it a small page
  /// at a time, each when it is first touched, is a sixth of the work of a whole `validate`.
  enum Heap {
    /// Lets it grow in large steps, the first in huge pages where the system has them. What is never touched costs nothing.
    static func growInLargeSteps() {
      _ = mallopt(topPad, 128 << 20)
      _ = mallopt(arenaMax, CInt(max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN)) / 4)))
      guard let start = sbrk(0) else { return }
      var taken: [UnsafeMutableRawPointer?] = []
      repeat { taken.append(malloc(1 << 16)) } while sbrk(0) == start && taken.count < 16
      for block in taken { free(block) }
      if let end = sbrk(0), end > start { _ = madvise(start, end - start, MADV_HUGEPAGE) }
    }

    /// `M_TOP_PAD` and `M_ARENA_MAX` of <malloc.h>, which the Glibc module leaves out.
    private static let topPad: CInt = -2
    private static let arenaMax: CInt = -8
  }

  @_silgen_name("mallopt")
  private func mallopt(_ parameter: CInt, _ value: CInt) -> CInt
#endif

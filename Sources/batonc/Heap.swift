#if canImport(Glibc)
  import Glibc

  /// How the process takes memory from the system. A run keeps most of what it takes and ends soon; to take it a small page
  /// at a time, each when it is first touched, is a sixth of the work of a whole `validate`.
  enum Heap {
    /// Lets it grow in large steps, the first in huge pages where the system has them. What is never touched costs nothing.
    static func growInLargeSteps() {
      _ = mallopt(topPad, 128 << 20)
      guard let start = sbrk(0) else { return }
      var taken: [UnsafeMutableRawPointer?] = []
      repeat { taken.append(malloc(1 << 16)) } while sbrk(0) == start && taken.count < 16
      for block in taken { free(block) }
      if let end = sbrk(0), end > start { _ = madvise(start, end - start, MADV_HUGEPAGE) }
    }

    /// The same for the calling thread's own heap: two threads with one would wait for each other all the time.
    static func growThreadsInLargeSteps() {
      guard let block = malloc(1) else { return }
      if let start = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: block) & ~(threadHeapSize - 1)) {
        _ = madvise(start, Int(threadHeapSize), MADV_HUGEPAGE)
      }
      free(block)
    }

    /// `M_TOP_PAD` of <malloc.h>, which the Glibc module leaves out.
    private static let topPad: CInt = -2
    /// A thread's heap begins at a multiple of it: `HEAP_MAX_SIZE` of Glibc's.
    private static let threadHeapSize: UInt = 64 << 20
  }

  @_silgen_name("mallopt")
  private func mallopt(_ parameter: CInt, _ value: CInt) -> CInt
#endif

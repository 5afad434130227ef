import GraphQLSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Workers {
  /// The machine's cores.
  static let threads = Workers { count, body in
    if count < 2 { (0..<count).forEach(body) } else { Pool.shared.perform(count, body) }
  }
}

/// Threads that wait for work, as many as the machine has cores: one of them is whoever brings it.
///
/// Of the system's own threads, since Dispatch would make the static binary a third of a megabyte larger.
///
/// Unchecked, for the compiler cannot see that the lock guards everything in it.
private final class Pool: @unchecked Sendable {
  static let shared = Pool(threads: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// Pieces that are done in any order.
  private final class Job {
    let body: @Sendable (Int) -> Void
    /// What nobody has taken, as each thread is to have it: neighbours, and in each job the same ones, since what a thread
    /// has made is in its own caches.
    private var shares: [Range<Int>]
    /// Pieces that nobody has taken.
    private(set) var left: Int
    /// Pieces that were taken and are not done.
    var running = 0

    init(_ count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Void) {
      self.body = body
      left = count
      shares = (0..<threads).map { count * $0 / threads..<count * ($0 + 1) / threads }
    }

    /// A piece of the thread's own share, or else the last one of the largest. There has to be one left.
    func take(for thread: Int) -> Int {
      left -= 1
      if let own = shares[thread].popFirst() { return own }
      let largest = shares.indices.max { shares[$0].count < shares[$1].count }!
      return shares[largest].popLast()!
    }
  }

  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// A job came, or the last piece of one is done.
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// With pieces to take, the newest last: what another one waits for.
  private var jobs: [Job] = []
  private let threads: Int
  /// Where each thread has its number; 0 is whoever is none of ours.
  private var number = pthread_key_t()

  private init(threads: Int) {
    self.threads = threads
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
    pthread_key_create(&number, nil)
    for thread in 1..<threads { start(thread) }
  }

  /// A thread with as large a stack as the main one's, for documents nest.
  private func start(_ thread: Int) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 8 << 20)
    #if canImport(Glibc)
      var handle = pthread_t()
    #else
      var handle: pthread_t?
    #endif
    pthread_create(
      &handle, &attributes, { Pool.shared.work(Int(bitPattern: $0)) }, UnsafeMutableRawPointer(bitPattern: thread))
    pthread_attr_destroy(&attributes)
  }

  /// Calls `body` with every number below `count`, and returns when all calls have.
  func perform(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let job = Job(count, threads: threads, body)
    let thread = Int(bitPattern: pthread_getspecific(number))
    pthread_mutex_lock(lock)
    jobs.append(job)
    pthread_cond_broadcast(changed)
    while job.left > 0 { doPiece(of: job, thread) }
    // The last pieces may have brought jobs themselves, of which nobody else may be free to do a piece.
    while job.running > 0 {
      if let other = jobs.last { doPiece(of: other, thread) } else { pthread_cond_wait(changed, lock) }
    }
    pthread_mutex_unlock(lock)
  }

  private func work(_ thread: Int) -> Never {
    #if canImport(Glibc)
      Heap.growThreadsInLargeSteps()
    #endif
    pthread_setspecific(number, UnsafeMutableRawPointer(bitPattern: thread))
    pthread_mutex_lock(lock)
    while true {
      if let job = jobs.last { doPiece(of: job, thread) } else { pthread_cond_wait(changed, lock) }
    }
  }

  /// Gives the lock away while the piece is done.
  private func doPiece(of job: Job, _ thread: Int) {
    let piece = job.take(for: thread)
    job.running += 1
    if job.left == 0 { jobs.removeAll { $0 === job } }
    pthread_mutex_unlock(lock)
    job.body(piece)
    pthread_mutex_lock(lock)
    job.running -= 1
    if job.running == 0 && job.left == 0 { pthread_cond_broadcast(changed) }
  }
}

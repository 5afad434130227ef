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

/// Threads that wait for work, one less than the machine has cores: who brings work does it with them.
///
/// Of the system's own threads, since Dispatch would make the static binary a third of a megabyte larger.
///
/// Unchecked, for the compiler cannot see that the lock guards everything in it.
private final class Pool: @unchecked Sendable {
  static let shared = Pool(threads: max(0, sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1))

  /// Pieces that are done in any order.
  private final class Job {
    let count: Int
    let body: @Sendable (Int) -> Void
    /// The first piece that nobody has taken.
    var next = 0
    /// Pieces that were taken and are not done.
    var running = 0

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.body = body
    }
  }

  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// A job came, or the last piece of one is done.
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// With pieces to take, the newest last: what another one waits for.
  private var jobs: [Job] = []

  private init(threads: Int) {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
    for _ in 0..<threads { start() }
  }

  /// A thread with as large a stack as the main one's, for documents nest.
  private func start() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 8 << 20)
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    pthread_create(&thread, &attributes, { _ in Pool.shared.work() }, nil)
    pthread_attr_destroy(&attributes)
  }

  /// Calls `body` with every number below `count`, and returns when all calls have.
  func perform(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let job = Job(count, body)
    pthread_mutex_lock(lock)
    jobs.append(job)
    pthread_cond_broadcast(changed)
    while job.next < count { doPiece(of: job) }
    while job.running > 0 { pthread_cond_wait(changed, lock) }
    pthread_mutex_unlock(lock)
  }

  private func work() -> Never {
    pthread_mutex_lock(lock)
    while true {
      if let job = jobs.last { doPiece(of: job) } else { pthread_cond_wait(changed, lock) }
    }
  }

  /// Gives the lock away while the piece is done.
  private func doPiece(of job: Job) {
    let piece = job.next
    job.next += 1
    job.running += 1
    if job.next == job.count { jobs.removeAll { $0 === job } }
    pthread_mutex_unlock(lock)
    job.body(piece)
    pthread_mutex_lock(lock)
    job.running -= 1
    if job.running == 0 && job.next == job.count { pthread_cond_broadcast(changed) }
  }
}

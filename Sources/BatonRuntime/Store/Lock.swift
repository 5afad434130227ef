#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// A mutual exclusion lock that exists on every system the runtime supports.
final class Lock: @unchecked Sendable {
  #if canImport(Darwin)
  private let handle: UnsafeMutablePointer<os_unfair_lock>

  init() {
    handle = .allocate(capacity: 1)
    handle.initialize(to: os_unfair_lock())
  }
  deinit { handle.deallocate() }
  func lock() { os_unfair_lock_lock(handle) }
  func unlock() { os_unfair_lock_unlock(handle) }
  #else
  private let handle: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    handle = .allocate(capacity: 1)
    handle.initialize(to: pthread_mutex_t())
    pthread_mutex_init(handle, nil)
  }
  deinit {
    pthread_mutex_destroy(handle)
    handle.deallocate()
  }
  func lock() { pthread_mutex_lock(handle) }
  func unlock() { pthread_mutex_unlock(handle) }
  #endif
}

/// A lock that long work holds, and gives up now and then to whoever is short of time.
///
/// A plain mutex is unfair: the thread that lets go of it and takes it again at once usually wins. Whoever is
/// urgent waits at the gate, and the long work passes the gate before it takes the lock again.
final class YieldingLock: Sendable {
  private let gate = Lock()
  private let state = Lock()

  func lock() {
    gate.lock()
    state.lock()
    gate.unlock()
  }

  func unlock() { state.unlock() }

  /// Lets a waiting thread have its turn.
  func yield() {
    state.unlock()
    lock()
  }

  func withLock<T>(_ body: () throws -> T) rethrows -> T {
    lock()
    defer { unlock() }
    return try body()
  }
}

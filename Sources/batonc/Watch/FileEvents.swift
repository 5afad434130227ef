#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells when something may have changed in the files and folders that are followed. It is a doorbell: who rang, and
/// whether it was worth it, the next run finds out.
final class FileEvents {
  private let system = SystemEvents()
  /// How often to look where the system does not tell, in milliseconds.
  private let patience: Int32 = 500

  /// Follows these and what was followed before.
  ///
  /// - Returns: whether anything is followed that was not, so that it may have changed unnoticed before now.
  func follow(_ footprint: Footprint) -> Bool { system.follow(footprint) }

  /// Returns when something may have changed, and nothing has for a moment.
  func wait() {
    guard system.next(within: system.followsAll ? -1 : patience) else { return }
    // An editor that saves, or a checkout, does many things at once.
    var rest = 40
    while rest > 0, system.next(within: 5) { rest -= 1 }
  }
}

import Dispatch
import GraphQLSyntax

extension Workers {
  /// The machine's cores.
  static let threads = Workers { count, body in
    if count < 2 { (0..<count).forEach(body) } else { DispatchQueue.concurrentPerform(iterations: count, execute: body) }
  }
}

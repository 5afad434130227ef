import GraphQLSchema
import GraphQLSyntax

/// Which definition spreads which fragment. A node is a definition's place in ``DocumentSet/entries``.
///
/// Everything asked of it visits a node and an edge once: a fragment that a million paths lead to is one node.
struct SpreadGraph {
  struct Edge {
    let target: Int
    let spread: Name
    let mayBeFolded: Bool
  }

  private(set) var spreads: [[Edge]]
  private(set) var spreadBy: [[Int]]
  /// Operations, and fragments that a query is generated for.
  private(set) var isRoot: [Bool]
  private let visits: Visits

  init(_ documents: DocumentSet, _ facts: [DefinitionFacts]) {
    spreadBy = Array(repeating: [], count: facts.count)
    visits = Visits(count: facts.count)
    isRoot = documents.entries.map { entry in
      switch entry.definition {
      case .operation: true
      case .fragment(let fragment): fragment.directives[.refetchable] != nil
      case .typeSystem: false
      }
    }
    spreads = facts.map { facts in
      facts.spreads.compactMap { spread in
        documents.fragment(spread.name.symbol).map {
          Edge(target: $0.index, spread: spread.name, mayBeFolded: spread.mayBeFolded)
        }
      }
    }
    for (index, edges) in spreads.enumerated() {
      for edge in edges where spreadBy[edge.target].last != index { spreadBy[edge.target].append(index) }
    }
  }

  /// For each node whether a root reaches it.
  func reachedFromRoots() -> [Bool] {
    var reached = isRoot
    var queue = isRoot.indices.filter { isRoot[$0] }
    while let node = queue.popLast() {
      for edge in spreads[node] where !reached[edge.target] {
        reached[edge.target] = true
        queue.append(edge.target)
      }
    }
    return reached
  }

  /// For each node whether it is one of these or reaches one.
  func reaching(_ targets: [Int]) -> [Bool] {
    var reaching = [Bool](repeating: false, count: spreads.count)
    for target in targets { reaching[target] = true }
    var queue = targets
    while let node = queue.popLast() {
      for other in spreadBy[node] where !reaching[other] {
        reaching[other] = true
        queue.append(other)
      }
    }
    return reaching
  }

  /// The nodes from `start` to the nearest of `targets`, both ends included; `start` alone where none is reached.
  func path(from start: Int, toAny targets: Set<Int>) -> [Int] {
    visits.begin(at: start)
    var queue = [start]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      if targets.contains(node) { return visits.path(to: node) }
      for edge in spreads[node] where visits.visit(edge.target, from: node) { queue.append(edge.target) }
    }
    return [start]
  }

  /// Ways to come back to a fragment, found by walking in order, of each fragment that leads back the first: its fragments,
  /// and the spread that leads from each of them to the next, the last one back to the first. Of a very long one only its
  /// two ends.
  ///
  /// - Parameter follows: whether a spread in a definition counts.
  func cycles(
    following follows: (Int, Edge) -> Bool = { !$1.mayBeFolded }
  ) -> [[(node: Int, spread: Name)]] {
    enum Mark { case new, open, done }
    var marks = [Mark](repeating: .new, count: spreads.count)
    var positions = [Int](repeating: 0, count: spreads.count)
    var leadsBack = [Bool](repeating: false, count: spreads.count)
    var cycles: [[(node: Int, spread: Name)]] = []
    for start in spreads.indices where marks[start] == .new {
      var stack: [(node: Int, next: Int)] = [(start, 0)]
      marks[start] = .open
      positions[start] = 0
      while let (node, next) = stack.last {
        guard next < spreads[node].count else {
          marks[node] = .done
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        if !follows(node, spreads[node][next]) { continue }
        let target = spreads[node][next].target
        switch marks[target] {
        case .new:
          marks[target] = .open
          positions[target] = stack.count
          stack.append((target, 0))
        case .open where leadsBack[node]: break
        case .open:
          leadsBack[node] = true
          var members = stack[positions[target]...]
          if members.count > 16 { members = members.prefix(8) + members.suffix(8) }
          cycles.append(members.map { ($0.node, spreads[$0.node][$0.next - 1].spread) })
        case .done: break
        }
      }
    }
    return cycles
  }
}

/// Where a search has been and from where it came there. One for all searches, so that each costs what it reaches.
private final class Visits {
  private var cameFrom: [Int]
  private var rounds: [Int]
  private var round = 0

  init(count: Int) {
    cameFrom = Array(repeating: 0, count: count)
    rounds = Array(repeating: 0, count: count)
  }

  func begin(at start: Int) {
    round += 1
    _ = visit(start, from: start)
  }

  /// Whether the search comes to this node for the first time.
  func visit(_ node: Int, from other: Int) -> Bool {
    if rounds[node] == round { return false }
    rounds[node] = round
    cameFrom[node] = other
    return true
  }

  func path(to node: Int) -> [Int] {
    var path = [node]
    while let last = path.last, cameFrom[last] != last { path.append(cameFrom[last]) }
    return path.reversed()
  }
}

extension Symbol {
  fileprivate static let refetchable: Symbol = "refetchable"
}

import GraphQLSyntax

/// A knot of nodes that all reach each other, and the shortest way from its first node back to itself.
package struct Cycle: Sendable {
  package let path: [Int]
  package let knot: [Int]
}

/// The knots of a graph, by their first nodes.
///
/// Tarjan's strongly connected components, without recursion: a schema may chain its types tens of thousands deep.
package func cycles(among count: Int, _ successors: (Int) -> [Int]) -> [Cycle] {
  var search = CycleSearch(count: count)
  for node in 0..<count where search.order[node] == 0 { search.visit(node, successors) }
  return search.knots.map { knot in
    Cycle(path: shortestCycle(from: knot.min()!, within: Set(knot), successors), knot: knot)
  }
  .sorted(by: \.path[0])
}

private struct CycleSearch {
  /// When each node was first seen, from 1; 0 for not yet.
  var order: [Int]
  /// The earliest node on the stack that each one reaches.
  var low: [Int]
  var isOnStack: [Bool]
  var stack: [Int] = []
  var seen = 0
  var knots: [[Int]] = []

  init(count: Int) {
    order = Array(repeating: 0, count: count)
    low = order
    isOnStack = Array(repeating: false, count: count)
  }

  mutating func visit(_ root: Int, _ successors: (Int) -> [Int]) {
    var path: [(node: Int, successors: [Int], next: Int)] = []
    func enter(_ node: Int) {
      seen += 1
      order[node] = seen
      let others = successors(node)
      // From most nodes no way leads on.
      if others.isEmpty { return }
      low[node] = seen
      stack.append(node)
      isOnStack[node] = true
      path.append((node, others, 0))
    }
    enter(root)
    while let (node, others, next) = path.last {
      if next < others.count {
        path[path.count - 1].next += 1
        let other = others[next]
        if order[other] == 0 {
          enter(other)
        } else if isOnStack[other] {
          low[node] = min(low[node], order[other])
        }
        continue
      }
      path.removeLast()
      if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
      if low[node] == order[node] { close(node, isLoop: others.contains(node)) }
    }
  }

  /// Takes the knot that `node` was the first of off the stack.
  private mutating func close(_ node: Int, isLoop: Bool) {
    var knot: [Int] = []
    while let top = stack.popLast() {
      isOnStack[top] = false
      knot.append(top)
      if top == node { break }
    }
    if knot.count > 1 || isLoop { knots.append(knot) }
  }
}

private func shortestCycle(from start: Int, within knot: Set<Int>, _ successors: (Int) -> [Int]) -> [Int] {
  var cameFrom: [Int: Int] = [:]
  var queue = [start]
  var head = 0
  while head < queue.count {
    let node = queue[head]
    head += 1
    for other in successors(node) where knot.contains(other) {
      if other == start {
        var path = [node]
        while let last = path.last, last != start, let previous = cameFrom[last] { path.append(previous) }
        return path.reversed()
      }
      if cameFrom.updateValue(cameFrom[other] ?? node, forKey: other) == nil { queue.append(other) }
    }
  }
  return [start]
}

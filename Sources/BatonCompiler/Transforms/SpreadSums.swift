import GraphQLIR
import GraphQLSyntax

/// Where a spread stands, the number of its fragment, and how deep within its definition it is.
struct PlacedSpread {
  let location: Location
  let fragment: Int
  let level: Int
}

extension IR.Program {
  /// A number for each operation, made of what it holds itself and of the numbers of the fragments that it spreads, which
  /// are made in the same way; on the way round a circle that is 0.
  ///
  /// - Parameter body: is given what a definition comes to, its spreads, and the numbers of fragments.
  func summedOverSpreads(_ body: (IR.Extent, [PlacedSpread], [Int]) -> Int) -> [Int] {
    let spreads = fragments.map { placedSpreads(in: $0.selections) }
    var sums = [Int](repeating: 0, count: fragments.count)
    var isEntered = [Bool](repeating: false, count: fragments.count)
    var isDone = isEntered
    for fragment in fragments.indices where !isDone[fragment] {
      var open = [fragment]
      while let number = open.last {
        if isEntered[number] {
          open.removeLast()
          if isDone[number] { continue }
          sums[number] = body(fragments[number].extent, spreads[number], sums)
          isDone[number] = true
        } else {
          isEntered[number] = true
          for inner in spreads[number] where !isEntered[inner.fragment] { open.append(inner.fragment) }
        }
      }
    }
    return operations.map { body($0.extent, placedSpreads(in: $0.selections), sums) }
  }

  private func placedSpreads(in selections: [IR.Selection]) -> [PlacedSpread] {
    var found: [PlacedSpread] = []
    func add(_ selections: [IR.Selection], level: Int) {
      // By number: an element that a loop names is retained.
      for index in selections.indices where selections[index].traits.contains(.spread) {
        if case .spread(let spread) = selections[index] {
          if let fragment = number(of: spread.fragment) {
            found.append(PlacedSpread(location: spread.location, fragment: fragment, level: level))
          }
        } else {
          add(selections[index].selections, level: level + 1)
        }
      }
    }
    add(selections, level: 1)
    return found
  }
}

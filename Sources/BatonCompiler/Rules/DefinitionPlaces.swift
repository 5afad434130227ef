import GraphQLSyntax

/// Which definition stands at a place.
struct DefinitionPlaces {
  /// By file, in the order of their places, with their places in ``DocumentSet/entries``.
  private var starts: [FileID: [(offset: UInt32, index: Int)]] = [:]

  init(_ documents: DocumentSet) {
    for (index, entry) in documents.entries.enumerated() {
      starts[entry.file, default: []].append((entry.definition.start, index))
    }
    starts = starts.mapValues { $0.sorted(by: \.offset) }
  }

  /// The place in ``DocumentSet/entries`` of the last definition that begins before here.
  func index(at location: Location) -> Int? {
    guard let starts = starts[location.file] else { return nil }
    let next = starts.partitioningIndex { $0.offset > location.range.start }
    return next > 0 ? starts[next - 1].index : nil
  }
}

extension Array {
  /// Where the elements begin that satisfy a condition, which those before them do not.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Definition {
  /// Where it begins.
  fileprivate var start: UInt32 {
    switch self {
    case .operation(let operation): (operation.description?.range ?? operation.keyword).start
    case .fragment(let fragment): (fragment.description?.range ?? fragment.keyword).start
    case .typeSystem(let definition): definition.keyword.start
    }
  }
}

import GraphQLSyntax

/// What can be made into a program although some of it is wrong: without the selections that hold an error, and without
/// the definitions that are wrong as a whole.
struct SoundDocuments {
  private(set) var documents: [Document]
  /// The files in which selections are left out.
  private(set) var prunedFiles: Set<FileID> = []
  /// Where the heads of selections are that have lost some of what stood below, in order.
  private var doubtful: [FileID: [SourceRange]] = [:]
  /// What cannot be said any more: what depends on a selection that may have been left out, or has been said.
  private var muted: Set<String> = []

  /// Documents without an error.
  init(_ documents: [Document] = []) { self.documents = documents }

  /// - Parameters:
  ///   - documents: those that were judged.
  ///   - errors: what was found in them.
  ///   - losses: what has syntax errors.
  init(_ documents: [Document], in program: ProgramContext, without errors: [Diagnostic], _ losses: Losses) {
    self.documents = documents
    let pruning = Pruning(program, errors, losses)
    var index = -1
    for number in documents.indices {
      self.documents[number].definitions = documents[number].definitions.compactMap { _ in
        index += 1
        return pruning.definitions[index]
      }
    }
    for index in pruning.pruned { prunedFiles.insert(program.documents.entries[index].file) }
    doubtful = pruning.doubtful
    if !prunedFiles.isEmpty { muted = ["nothingLeft"] }
    if errors.contains(where: { $0.message.identifier == "undefinedVariable" }) { muted.insert("undeclaredVariable") }
  }

  /// Whether something that was found in the program would be there without the errors too.
  func isIndependent(_ diagnostic: Diagnostic) -> Bool {
    if muted.contains(diagnostic.message.identifier) { return false }
    return !isDoubtful(diagnostic.location) && !diagnostic.notes.contains { isDoubtful($0.location) }
  }

  private func isDoubtful(_ location: Location) -> Bool {
    guard let ranges = doubtful[location.file] else { return false }
    let next = ranges.partitioningIndex { $0.start > location.range.start }
    return next > 0 && location.range.start < ranges[next - 1].end
  }
}

/// Takes out of definitions what is wrong.
private struct Pruning {
  /// What is left of each, by their places in ``DocumentSet/entries``.
  private(set) var definitions: [Definition?]
  private(set) var doubtful: [FileID: [SourceRange]] = [:]
  /// The definitions that have lost selections.
  private(set) var pruned: Set<Int> = []

  /// What leaves a definition whole though it stands at its head.
  private static let harmless: Set<String> = ["unusedVariable", "nonNullDefault", "nothingToSilence", "isUsed"]
  /// What is said once of a fragment that may come back to itself by other spreads as well.
  private static let ofWhole: Set<String> = ["cycle", "circularValue"]

  init(_ program: ProgramContext, _ errors: [Diagnostic], _ losses: Losses) {
    let entries = program.documents.entries
    definitions = entries.map(\.definition)
    var gone = Set(entries.indices.filter { losses.extent(entries[$0]) != nil })
    /// Where the mistakes in each definition begin.
    var mistakes: [Int: [UInt32]] = [:]
    /// Where those begin that the selection before lacks something for.
    var ofSelectionBefore: [Int: Set<UInt32>] = [:]
    let places = DefinitionPlaces(program.documents)
    for error in errors where error.severity == .error {
      guard let index = places.index(at: error.location) else { continue }
      let identifier = error.message.identifier
      if Self.ofWhole.contains(identifier) {
        gone.insert(index)
      } else if !Self.harmless.contains(identifier) {
        mistakes[index, default: []].append(error.location.range.start)
        if identifier == "missingAt" { ofSelectionBefore[index, default: []].insert(error.location.range.start) }
      }
    }
    var heads: [Int: [SourceRange]] = [:]
    /// How many selections without others below are left of a definition, at least.
    var leaves: [Int: Int] = [:]
    func prune(_ index: Int) -> Bool {
      var selections = PrunedSelections(
        mistakes[index, default: []].sorted(), ofSelectionBefore: ofSelectionBefore[index] ?? [])
      definitions[index] = entries[index].definition.pruned(by: &selections)
      heads[index] = selections.heads
      leaves[index] = definitions[index]?.leafCount
      return definitions[index] != nil
    }
    for index in mistakes.keys where !gone.contains(index) && !prune(index) { gone.insert(index) }
    // What spreads a fragment that is gone loses the spread, and may be gone for it: looked at when that many are lost.
    var newlyGone = gone
    var open: Set<Int> = []
    var spreadsOf: [Int: [(parent: Int, start: UInt32)]] = [:]
    for (parent, edges) in program.graph.spreads.enumerated() where !gone.isEmpty {
      for edge in edges { spreadsOf[edge.target, default: []].append((parent, edge.spread.range.start)) }
    }
    while !newlyGone.isEmpty {
      for index in newlyGone { (definitions[index], heads[index]) = (nil, nil) }
      var candidates: Set<Int> = []
      for (parent, start) in newlyGone.flatMap({ spreadsOf[$0] ?? [] }) where !gone.contains(parent) {
        mistakes[parent, default: []].append(start)
        let left = (leaves[parent] ?? entries[parent].definition.leafCount) - 1
        leaves[parent] = left
        if left <= 0 { candidates.insert(parent) }
        open.insert(parent)
      }
      newlyGone = Set(candidates.filter { !prune($0) })
      gone.formUnion(newlyGone)
    }
    for index in open where !gone.contains(index) { _ = prune(index) }
    pruned = Set(mistakes.keys).subtracting(gone)
    for (index, ranges) in heads { doubtful[entries[index].file, default: []] += ranges }
    doubtful = doubtful.mapValues { $0.sorted(by: \.start) }
  }
}

extension Definition {
  /// How many selections it has without others below.
  fileprivate var leafCount: Int {
    switch self {
    case .operation(let operation): operation.selections.leafCount
    case .fragment(let fragment): fragment.selections.leafCount
    case .typeSystem: 0
    }
  }

  /// What is left without the selections that hold a mistake; nil where the mistake is not in one, or nothing is left.
  fileprivate func pruned(by pruning: inout PrunedSelections) -> Definition? {
    switch self {
    case .operation(var operation):
      guard let selections = pruning.selections(operation.selections) else { return nil }
      operation.selections = selections
      return .operation(operation)
    case .fragment(var fragment):
      guard let selections = pruning.selections(fragment.selections) else { return nil }
      fragment.selections = selections
      return .fragment(fragment)
    case .typeSystem: return nil
    }
  }
}

/// Leaves out the smallest selections that hold a mistake.
private struct PrunedSelections {
  /// Where the mistakes begin, in order.
  private let mistakes: [UInt32]
  private let ofSelectionBefore: Set<UInt32>
  /// From the beginning of a selection to its first one, where some below is left out.
  private(set) var heads: [SourceRange] = []

  init(_ mistakes: [UInt32], ofSelectionBefore: Set<UInt32>) {
    self.mistakes = mistakes
    self.ofSelectionBefore = ofSelectionBefore
  }

  /// Nil where a mistake is before the first selection, or nothing is left.
  mutating func selections(_ set: [Selection]) -> [Selection]? { selections(set, holding: mistakes[...]) }

  private mutating func selections(_ set: [Selection], holding mistakes: ArraySlice<UInt32>) -> [Selection]? {
    guard let first = mistakes.first else { return set }
    guard let start = set.first?.start, first >= start else { return nil }
    var left: [Selection] = []
    var rest = mistakes
    for (index, selection) in set.enumerated() {
      let next = index + 1 < set.count ? set[index + 1].start : .max
      let own = rest.prefix { $0 < next }
      rest = rest.dropFirst(own.count)
      if own.isEmpty {
        left.append(selection)
      } else if let below = selection.below, let head = below.first?.start,
        let pruned = selections(below, holding: own)
      {
        heads.append(SourceRange(Int(selection.start), Int(head)))
        left.append(selection.with(pruned))
      } else if index > 0, own.contains(where: ofSelectionBefore.contains), left.last?.start == set[index - 1].start {
        left.removeLast()
      }
    }
    return left.isEmpty ? nil : left
  }
}

extension [Selection] {
  fileprivate var leafCount: Int { reduce(0) { $0 + ($1.below?.leafCount ?? 1) } }
}

extension Selection {
  /// Where it begins.
  fileprivate var start: UInt32 {
    switch self {
    case .field(let field): field.responseName.range.start
    case .spread(let spread): spread.range.start
    case .inline(let inline): inline.dots.start
    }
  }

  fileprivate var below: [Selection]? {
    switch self {
    case .field(let field): field.selections
    case .spread: nil
    case .inline(let inline): inline.selections
    }
  }

  fileprivate func with(_ below: [Selection]) -> Selection {
    switch self {
    case .field(var field):
      field.selections = below
      return .field(field)
    case .spread: return self
    case .inline(var inline):
      inline.selections = below
      return .inline(inline)
    }
  }
}

import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// Selections by what they select, in order of first occurrence. Arguments of a field are not compared: that they agree
/// is checked.
struct SelectionGroups {
  /// Whether a directive of the server keeps selections apart.
  let comparesDirectives: Bool
  var firsts: [IR.Selection] = []
  /// For each first what comes to the same; shorter than these where nothing does.
  private var rest: [[IR.Selection]] = []
  /// Cheap keys of the firsts; equal ones may still be different.
  private var keys: [UInt64] = []
  /// By key, the last first that has it; only once there are many.
  private var index: [UInt64: Int] = [:]
  /// For each first the one before it with the same key, or -1.
  private var previous: [Int] = []

  private static let fewest = 24

  init(comparesDirectives: Bool) { self.comparesDirectives = comparesDirectives }

  mutating func reserve(_ count: Int) {
    firsts.reserveCapacity(count)
    keys.reserveCapacity(count)
  }

  /// What comes to the same as a first one; nil where nothing does.
  func rest(of first: Int) -> [IR.Selection]? { first < rest.count && !rest[first].isEmpty ? rest[first] : nil }

  mutating func add(_ selection: IR.Selection) {
    let key = selection.cheapKey
    if let found = find(selection, key) {
      while rest.count <= found { rest.append([]) }
      rest[found].append(selection)
      return
    }
    firsts.append(selection)
    keys.append(key)
    if firsts.count >= Self.fewest { addToIndex(key) }
  }

  private func find(_ selection: IR.Selection, _ key: UInt64) -> Int? {
    if firsts.count < Self.fewest {
      for place in keys.indices where keys[place] == key && isSame(firsts[place], selection) { return place }
      return nil
    }
    var place = index[key] ?? -1
    while place >= 0 {
      if isSame(firsts[place], selection) { return place }
      place = previous[place]
    }
    return nil
  }

  private mutating func addToIndex(_ key: UInt64) {
    if index.isEmpty {
      previous = []
      for (place, key) in keys.enumerated() {
        previous.append(index[key] ?? -1)
        index[key] = place
      }
    } else {
      previous.append(index[key] ?? -1)
      index[key] = firsts.count - 1
    }
  }

  private func isSame(_ a: IR.Selection, _ b: IR.Selection) -> Bool {
    if a.node == b.node { return true }
    switch (a, b) {
    case (.scalar(let a), .scalar(let b)):
      return a.key == b.key && (!comparesDirectives || a.head.directives == b.head.directives)
    case (.linked(let a), .linked(let b)):
      return a.key == b.key && (!comparesDirectives || a.head.directives == b.head.directives)
    case (.scalar(let a), .linked(let b)):
      return a.key == b.key && (!comparesDirectives || a.head.directives == b.head.directives)
    case (.linked(let a), .scalar(let b)):
      return a.key == b.key && (!comparesDirectives || a.head.directives == b.head.directives)
    case (.spread(let a), .spread(let b)):
      return a.fragment == b.fragment && a.arguments == b.arguments && (!comparesDirectives || a.directives == b.directives)
        && a.facts.alias?.name == b.facts.alias?.name && isSame(a.facts.deferred, b.facts.deferred)
    case (.inline(let a), .inline(let b)):
      return a.typeCondition == b.typeCondition && (!comparesDirectives || a.directives == b.directives)
        && a.facts.alias?.name == b.facts.alias?.name && isSame(a.facts.deferred, b.facts.deferred)
    case (.condition(let a), .condition(let b)): return a.value == b.value && a.passing == b.passing
    default: return false
    }
  }

  private func isSame(_ a: IR.Defer?, _ b: IR.Defer?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.label == b.label && a.writtenLabel?.value == b.writtenLabel?.value && a.condition == b.condition
  }
}

extension IR.Selection {
  /// Equal for all that come to the same.
  var cheapKey: UInt64 {
    switch self {
    case .scalar(let field): UInt64(field.key.id)
    case .linked(let field): UInt64(field.key.id)
    case .spread(let spread): 1 << 32 | UInt64(spread.fragment.id)
    case .inline(let inline): 2 << 32 | UInt64(UInt32(bitPattern: inline.typeCondition?.index ?? -1))
    case .condition(let condition):
      switch condition.value {
      case .constant: 3 << 32
      case .variable(let name): 4 << 32 | UInt64(name.id) << 1 | (condition.passing ? 1 : 0)
      }
    }
  }
}

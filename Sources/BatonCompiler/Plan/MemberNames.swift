import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// The names of one lens or value: its accessors, and the types nested in it.
///
/// Response keys and aliases are taken as they are, first. Then spreads, by the fragment's part before its first
/// underscore; where two share that part, or something has it, by the whole name. Then type conditions, `asType`. A nested
/// type is named after its key, and keeps clear of every accessor and of every outer type that is spelled where it is seen.
struct MemberNames {
  /// By entry.
  private var members: [SwiftName?]
  private var types: [SwiftName?]
  private var scope: NameScope
  private(set) var reader: SwiftName

  /// - Parameters:
  ///   - parts: what the entries were merged of.
  ///   - spelled: the outer types that the whole definition spells.
  init(
    of entries: [MergedSelections.Entry], _ parts: [MergedSelections.Part], kind: FragmentPlan.Kind, spelled: NameSet,
    _ context: PlanContext
  ) {
    let schema = context.schema
    scope = NameScope(avoiding: kind == .lens ? NameScope.accessors : NameScope.members)
    members = []
    types = []
    reader = SwiftName(.read)
    members.reserveCapacity(entries.count)
    var accessors: [Symbol: Int] = [:]
    var hasTypes = false
    for index in entries.indices {
      var chosen: Symbol?
      switch entries[index].kind {
      case .field(let field):
        chosen = field.responseKey
        if schema.kind(of: field.definition.type).isComposite { hasTypes = true }
      case .group(let group):
        chosen = group.alias
        hasTypes = true
      case .spread(let spread):
        if let alias = spread.alias, alias != spread.spread.fragment {
          chosen = alias
        } else {
          accessors[Naming.accessor(ofSpread: spread.spread.fragment), default: 0] += 1
        }
      case .condition: hasTypes = true
      case .deferred, .conditional: break
      }
      members.append(chosen.map { scope.take($0) })
    }
    for index in entries.indices where members[index] == nil {
      switch entries[index].kind {
      case .spread(let spread):
        let whole = spread.spread.fragment
        let short = Naming.accessor(ofSpread: whole)
        let isFree = accessors[short] == 1 && !short.utf8.isEmpty && !scope.has(short)
        members[index] = scope.take(isFree ? short : whole)
      case .condition(let type): members[index] = scope.take(Symbol("as" + schema[type].name.text))
      default: break
      }
    }
    reader = scope.take(.read)
    if hasTypes { nameTypes(of: entries, parts, spelled: spelled, context) }
  }

  private mutating func nameTypes(
    of entries: [MergedSelections.Entry], _ parts: [MergedSelections.Part], spelled: NameSet, _ context: PlanContext
  ) {
    let schema = context.schema
    types = Array(repeating: nil, count: entries.count)
    for index in entries.indices {
      switch entries[index].kind {
      case .field(let field) where schema.kind(of: field.definition.type).isComposite:
        types[index] = SwiftName(Naming.type(ofKey: field.responseKey))
      case .group(let group): types[index] = SwiftName(Naming.type(ofKey: group.alias))
      case .condition(let type): types[index] = SwiftName(Symbol("As" + schema[type].name.text))
      default: break
      }
    }
    // What is spelled elsewhere in the definition sees none of these types.
    let isSpelled = types.contains { $0.map { spelled.contains($0.symbol) } ?? false }
    let spelled = isSpelled ? SpelledNames(in: parts.flatMap(\.selections), context).names : []
    var typeScope = NameScope(avoiding: NameScope.types, spelled)
    for member in members { if let member { typeScope.avoid(member.symbol) } }
    func take(where isMeant: (MergedSelections.Kind) -> Bool) {
      for index in entries.indices where isMeant(entries[index].kind) {
        if let wanted = types[index] { types[index] = typeScope.take(wanted.symbol) }
      }
    }
    take { if case .condition = $0 { false } else { true } }
    take { if case .condition = $0 { true } else { false } }
  }

  func member(of index: Int) -> SwiftName { members[index]! }
  /// Of the lens or value under a field, group or type condition.
  func type(of index: Int) -> SwiftName { types[index]! }

  /// Where a value keeps a deprecated property.
  mutating func storage(of index: Int) -> SwiftName { scope.take(member(of: index).storage) }
}

extension Symbol {
  fileprivate static let read = Symbol("read")
}

extension SwiftName {
  /// What the storage of a deprecated property of this name is called, if it can be.
  var storage: Symbol { Symbol("_" + identifier) }
}

/// The outer types that a definition spells: enums, mapped scalars, and the fragments that it spreads.
struct SpelledNames {
  private let context: PlanContext
  private(set) var names = NameSet()
  private var mapped = NameSet()

  init(in selections: [IR.Selection], _ context: PlanContext) {
    self.context = context
    visit(selections)
  }

  private mutating func visit(_ selections: [IR.Selection]) {
    for selection in selections {
      switch selection {
      case .scalar(let field):
        switch context.kinds.leaf(field.head.definition.type.named) {
        case .enum(let type): names.insert(context.names[type].symbol)
        case .mapped(let swift):
          if mapped.contains(swift) { break }
          mapped.insert(swift)
          for name in swift.outermostTypes { names.insert(name) }
        default: break
        }
      case .linked(let field): visit(field.selections)
      case .inline(let inline): visit(inline.selections)
      case .spread(let spread): names.insert(spread.fragment)
      case .condition(let condition): visit(condition.selections)
      }
    }
  }
}

import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// The names of one lens or value: its accessors, and the types nested in it.
///
/// Response keys and aliases are taken as they are, first. Then spreads, by the fragment's part before its first
/// underscore; where two share that part, or something has it, by the whole name. Then type conditions, `asType`. A nested
/// type is named after its key, and keeps clear of every accessor and of every outer type that the definition spells.
struct MemberNames {
  /// By entry.
  private var members: [SwiftName?]
  private var types: [SwiftName?]
  private var scope = NameScope(avoiding: NameScope.members)
  private(set) var reader: SwiftName

  init(of entries: [MergedSelections.Entry], spelled: NameSet, schema: Schema) {
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
        if schema[field.definition.type].isComposite { hasTypes = true }
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
    if hasTypes { nameTypes(of: entries, spelled: spelled, schema: schema) }
  }

  private mutating func nameTypes(of entries: [MergedSelections.Entry], spelled: NameSet, schema: Schema) {
    var typeScope = NameScope(avoiding: NameScope.types, spelled)
    for member in members { if let member { typeScope.avoid(member.symbol) } }
    types = Array(repeating: nil, count: entries.count)
    for index in entries.indices {
      switch entries[index].kind {
      case .field(let field) where schema[field.definition.type].isComposite:
        types[index] = typeScope.take(Naming.type(ofKey: field.responseKey))
      case .group(let group): types[index] = typeScope.take(Naming.type(ofKey: group.alias))
      default: break
      }
    }
    for index in entries.indices {
      if case .condition(let type) = entries[index].kind { types[index] = typeScope.take(Symbol("As" + schema[type].name.text)) }
    }
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
        case .mapped(let swift): names.insert(swift.outermostType)
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

extension Symbol {
  /// The first name of a Swift type's spelling: `Foundation` of `Foundation.Decimal`.
  var outermostType: Symbol { Symbol(String(text.prefix { $0 != "." && $0 != "<" })) }
}

import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// The names of one lens or value: its accessors, and the types nested in it.
///
/// Response keys and aliases are taken as they are, first. Then spreads, by the fragment's part before its first
/// underscore; where two share that part, or something has it, by the whole name. Then type conditions, `asType`. A nested
/// type is named after its key, and keeps clear of every accessor and of every outer type that the definition spells.
struct MemberNames {
  private var members: [Int: SwiftName] = [:]
  private var types: [Int: SwiftName] = [:]
  private var scope = NameScope(avoiding: NameScope.members)
  private(set) var reader = SwiftName("read")

  init(of entries: [MergedSelections.Entry], spelled: Set<String>, schema: Schema) {
    var derived: [String: Int] = [:]
    for (index, entry) in entries.enumerated() {
      switch entry {
      case .field(let field): members[index] = scope.take(field.head.responseKey.text)
      case .group(let group): members[index] = scope.take(group.alias.name.text)
      case .spread(let spread):
        if let alias = spread.alias, alias.name != spread.spread.fragment {
          members[index] = scope.take(alias.name.text)
        } else {
          derived[Naming.accessor(ofSpread: spread.spread.fragment.text), default: 0] += 1
        }
      case .condition, .deferred: break
      }
    }
    for (index, entry) in entries.enumerated() where members[index] == nil {
      switch entry {
      case .spread(let spread):
        let whole = spread.spread.fragment.text
        let short = Naming.accessor(ofSpread: whole)
        let isFree = derived[short] == 1 && !short.isEmpty && !scope.has(short)
        members[index] = scope.take(isFree ? short : whole)
      case .condition(let condition): members[index] = scope.take("as" + schema[condition.type].name.text)
      default: break
      }
    }
    reader = scope.take("read")
    nameTypes(of: entries, spelled: spelled, schema: schema)
  }

  private mutating func nameTypes(of entries: [MergedSelections.Entry], spelled: Set<String>, schema: Schema) {
    var typeScope = NameScope(
      avoiding: NameScope.types.union(spelled).union(members.values.map(\.identifier)))
    for (index, entry) in entries.enumerated() {
      switch entry {
      case .field(let field) where schema[field.head.definition.type].isComposite:
        types[index] = typeScope.take(Naming.type(ofKey: field.head.responseKey.text))
      case .group(let group): types[index] = typeScope.take(Naming.type(ofKey: group.alias.name.text))
      default: break
      }
    }
    for (index, entry) in entries.enumerated() {
      if case .condition(let condition) = entry {
        types[index] = typeScope.take("As" + schema[condition.type].name.text)
      }
    }
  }

  func member(of index: Int) -> SwiftName { members[index]! }
  /// Of the lens or value under a field, group or type condition.
  func type(of index: Int) -> SwiftName { types[index]! }

  /// Where a value keeps a deprecated property.
  mutating func storage(of index: Int) -> SwiftName { scope.take("_" + member(of: index).identifier) }
}

/// The outer types that a definition spells: enums, mapped scalars, and the fragments that it spreads.
struct SpelledNames {
  private let context: PlanContext
  private(set) var names: Set<String> = []

  init(in selections: [IR.Selection], _ context: PlanContext) {
    self.context = context
    visit(selections)
  }

  private mutating func visit(_ selections: [IR.Selection]) {
    for selection in selections {
      switch selection {
      case .scalar(let field):
        switch context.kinds.leaf(field.head.definition.type.named) {
        case .enum(let type): names.insert(context.names[type].identifier)
        case .mapped(let swift): names.insert(String(swift.prefix { $0 != "." && $0 != "<" }))
        default: break
        }
      case .linked(let field): visit(field.selections)
      case .inline(let inline): visit(inline.selections)
      case .spread(let spread): names.insert(spread.fragment.text)
      case .condition(let condition): visit(condition.selections)
      }
    }
  }
}

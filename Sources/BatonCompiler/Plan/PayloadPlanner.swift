import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// Decides the types that an operation's answer is made of by hand: for an optimistic one, or a test's.
///
/// Like a plan, a type for each distinct selection, all in one scope: a fragment that is reached a thousand times is
/// there once. What stands under type conditions is in one struct with the rest, since an answer leaves out what its
/// object has not.
struct PayloadPlanner {
  private let context: PlanContext
  private let program: IR.Program
  private var scope: NameScope
  private var known: [Key: SwiftName] = [:]
  private var nested: [PayloadPlan] = []
  /// The enums that the answer holds.
  private(set) var enums: Set<TypeID> = []

  private struct Key: Hashable {
    var parts: [MergedSelections.Part]
    var type: TypeID
  }

  init(_ context: PlanContext, program: IR.Program) {
    self.context = context
    self.program = program
    scope = NameScope(avoiding: NameScope.types, NameSet(context.names.all + context.settings.mappedTypes))
  }

  mutating func payload(of operation: IR.Operation) -> PayloadPlan {
    let root = MergedSelections.Part(
      selections: operation.selections, when: .always, identity: ObjectIdentifier(operation))
    // The root's properties and the nested types are members of one struct.
    for key in fields(of: [root], on: operation.type).fields.map(\.field.responseKey) { scope.avoid(key) }
    var plan = payload(SwiftName("Response"), [root], on: operation.type)
    plan.nested = nested
    return plan
  }

  private mutating func payload(_ name: SwiftName, _ parts: [MergedSelections.Part], on type: TypeID) -> PayloadPlan {
    var names = NameScope(avoiding: NameScope.members)
    let (fields, conditions) = fields(of: parts, on: type)
    let plans = fields.map { field, parts in
      let definition = field.definition
      let named: SwiftType
      if context.schema[definition.type].isComposite {
        named = .named(nestedType(parts, on: definition.type.named))
      } else {
        let leaf = context.kinds.leaf(definition.type.named)
        if case .enum(let type) = leaf { enums.insert(type) }
        named = context.type(leaf)
      }
      let type = swift(definition.type.nonNull, named)
      let name = names.take(field.responseKey)
      return InputFieldPlan(
        name: name, storage: name, key: field.responseKey.text, type: type.nullable,
        parameter: type.optional, presence: .nullable, isIndirect: false, documentation: Documentation())
    }
    return PayloadPlan(
      name: name, documentation: Documentation(), fields: plans,
      abstractTypes: abstractTypes(conditions, on: type, of: plans), nested: [], encoder: names.take(.encoder))
  }

  /// A server says itself that an object is of an abstract type; of an answer made by hand the schema says it.
  private func abstractTypes(
    _ conditions: [TypeID], on type: TypeID, of fields: [InputFieldPlan]
  ) -> [PayloadPlan.AbstractType] {
    guard let typename = fields.first(where: { $0.key == Symbol.typename.text })?.name else { return [] }
    return conditions.map { condition in
      PayloadPlan.AbstractType(
        typename: typename, key: "__is\(context.schema[condition].name)",
        types: context.schema.possibleTypes(of: type).filter { context.schema.isPossible($0, for: condition) }
          .map { context.schema[$0].name.text }.sorted())
    }
  }

  private mutating func nestedType(_ parts: [MergedSelections.Part], on type: TypeID) -> SwiftName {
    let key = Key(parts: parts, type: type)
    if let name = known[key] { return name }
    let name = scope.take(Naming.type(ofKey: context.schema[type].name))
    known[key] = name
    nested.append(payload(name, parts, on: type))
    return name
  }

  private func swift(_ type: TypeReference, _ named: SwiftType) -> SwiftType {
    if !type.isNonNull { return swift(type.nonNull, named).optional }
    return type.item.map { swift($0, named).array } ?? named
  }

  /// The fields of an object, whatever its type and whenever they come, each response key once; and the interfaces and
  /// unions that it is asked for.
  private func fields(
    of parts: [MergedSelections.Part], on type: TypeID
  ) -> (fields: [(field: MergedSelections.Field, parts: [MergedSelections.Part])], conditions: [TypeID]) {
    var keys = FirstPlaces<Symbol>()
    var fields: [(field: MergedSelections.Field, parts: [MergedSelections.Part])] = []
    var conditions = FirstPlaces<TypeID>()
    var open = [Key(parts: parts, type: type)]
    var seen = Set(open)
    while let here = open.popLast() {
      var inside: [Key] = []
      func look(into parts: [MergedSelections.Part], on type: TypeID) {
        let key = Key(parts: parts, type: type)
        if seen.insert(key).inserted { inside.append(key) }
      }
      for entry in MergedSelections(here.parts, on: here.type, for: .normalization, in: program).entries {
        switch entry.kind {
        case .field(let field):
          if field.facts.discriminates { break }
          let (place, isNew) = keys.insert(field.responseKey)
          if isNew { fields.append((field, entry.parts)) } else { fields[place].parts += entry.parts }
        case .condition(let type):
          if context.schema[type].isAbstract { conditions.insert(type) }
          look(into: entry.parts, on: type)
        case .deferred, .conditional: look(into: entry.parts, on: here.type)
        case .spread, .group: break
        }
      }
      open += inside.reversed()
    }
    return (fields, conditions.all)
  }
}

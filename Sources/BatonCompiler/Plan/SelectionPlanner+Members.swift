import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

// What each entry reads as. A lens and a value differ in the runtime's words, in how a list of links is held, and in that
// a stored property cannot throw.

extension SelectionPlanner {
  /// Whether an entry is there, whoever reads it.
  private struct Presence {
    var isConditional: Bool
    var required: IR.Required.Action?
    var caught: IR.Catch.Target?
  }

  func member(
    _ field: MergedSelections.Field, _ index: Int, isConditional: Bool, on parent: TypeID, below: Node?, semantic: Bool,
    names: MemberNames
  ) -> MemberPlan {
    let definition = field.definition
    var presence = Presence(isConditional: isConditional)
    if !field.facts.isPlain {
      presence.required = field.facts.required?.action
      presence.caught = field.facts.caught?.target
    }
    let type = self.type(of: definition, semantic: semantic || presence.caught == .result)
    let read: (SwiftType, Read)
    if let below {
      let nested = SwiftType.named(names.type(of: index))
      read = link(to: nested, type: below.bubbles ? type.withNullableItems : type, index, presence)
    } else {
      read = leaf(definition, type, on: parent, index, presence)
    }
    let name = names.member(of: index)
    return MemberPlan(
      name: name, storage: name, type: read.0, read: read.1, key: field.responseKey,
      documentation: Documentation(
        lines: Documentation.lines(definition.description?.value), deprecation: definition.deprecation))
  }

  /// The field's type as its errors are handled here: non-null where `@semanticNonNull` says so and something catches or
  /// throws, nullable where the server answers null for an error that nothing handles.
  private func type(of field: FieldDefinition, semantic: Bool) -> TypeReference {
    if semantic { return field.type.nonNull(atLevels: field.semanticNonNullLevels) }
    let isKnown = field.name == .typename || field.name == .recordID
    return context.settings.nullsErrors && !isKnown ? field.type.withoutNonNulls : field.type
  }

  private func leaf(
    _ field: FieldDefinition, _ type: TypeReference, on parent: TypeID, _ index: Int, _ presence: Presence
  ) -> (SwiftType, Read) {
    let leaf = context.kinds.leaf(field.type.named)
    let swift = context.type(leaf)
    if let item = type.item {
      let list = wrapped(swift, in: item, list: \.array).array
      return finished(list, isNonNull: type.isNonNull, nullable: .list, zero: "[]", index, presence)
    }
    if presence.required == nil, presence.caught == nil, !presence.isConditional {
      if field.name == .typename { return (swift, Read(reader: .typename, entry: index, form: .plain)) }
      if field.name == .recordID { return (swift, Read(reader: .recordID, entry: index, form: .plain)) }
      if type.isNonNull, context.kinds.isKey(field, on: parent) {
        return (swift, Read(reader: .key, entry: index, form: .plain))
      }
    }
    switch leaf {
    case .string: return finished(swift, isNonNull: type.isNonNull, nullable: .string, zero: "\"\"", index, presence)
    case .int: return finished(swift, isNonNull: type.isNonNull, nullable: .int, zero: "0", index, presence)
    case .double: return finished(swift, isNonNull: type.isNonNull, nullable: .double, zero: "0", index, presence)
    case .bool: return finished(swift, isNonNull: type.isNonNull, nullable: .bool, zero: "false", index, presence)
    case .json: return finished(swift, isNonNull: type.isNonNull, nullable: .json, zero: "\"null\"", index, presence)
    case .enum:
      return finished(swift, isNonNull: type.isNonNull, nullable: .enum, zero: ".unknown(\"\")", index, presence)
    case .mapped:
      // There is no zero. A lens throws; a value is built in one pass and cannot.
      return kind == .lens
        ? finished(swift, isNonNull: type.isNonNull, nullable: .mapped, nonNull: .nonNullMapped, index, presence)
        : finished(swift, isNonNull: false, nullable: .mapped, index, presence, caughtNonNull: type.isNonNull)
    }
  }

  private func link(
    to nested: SwiftType, type: TypeReference, _ index: Int, _ presence: Presence
  ) -> (SwiftType, Read) {
    if let item = type.item {
      let list = wrapped(nested, in: item, list: listOfLinks)[keyPath: listOfLinks]
      return finished(
        list, isNonNull: type.isNonNull, nullable: kind == .lens ? .links : .values, zero: "[]", index, presence)
    }
    return finished(
      nested, isNonNull: type.isNonNull, nullable: kind == .lens ? .link : .value,
      nonNull: kind == .lens ? .nonNullLink : .nonNullValue, index, presence)
  }

  private var listOfLinks: KeyPath<SwiftType, SwiftType> { kind == .lens ? \.lensList : \.array }

  /// What a list holds, with the schema's nullability.
  private func wrapped(
    _ named: SwiftType, in type: TypeReference, list: KeyPath<SwiftType, SwiftType>
  ) -> SwiftType {
    let inner = type.item.map { wrapped(named, in: $0, list: list)[keyPath: list] } ?? named
    return type.isNonNull ? inner : inner.optional
  }

  /// The accessor of what reads as an optional, and, where it is said to be there, as itself: through a reader of its own,
  /// or with a zero.
  private func finished(
    _ type: SwiftType, isNonNull: Bool, nullable: Read.Reader, nonNull: Read.Reader? = nil, zero: StaticString? = nil,
    _ index: Int, _ presence: Presence, caughtNonNull: Bool? = nil
  ) -> (SwiftType, Read) {
    func read(_ reader: Read.Reader, _ form: Read.Form) -> Read { Read(reader: reader, entry: index, form: form) }
    switch (presence.caught, presence.required) {
    case (.result, _):
      return (caughtNonNull ?? isNonNull) && !presence.isConditional
        ? (type.result, read(nullable, .caughtNonNull)) : (type.optional.result, read(nullable, .caught))
    case (.null, _): return (type.optional, read(nullable, .caughtAsNil))
    case (nil, .throw):
      return presence.isConditional
        ? (type.optional, read(nullable, .requiredIfSelected)) : (type, read(nullable, .required))
    case (nil, let required):
      guard isNonNull || required != nil, !presence.isConditional else { return (type.optional, read(nullable, .plain)) }
      if let nonNull { return (type, read(nonNull, .plain)) }
      if let zero { return (type, read(nullable, .orZero(zero))) }
      return (type.optional, read(nullable, .plain))
    }
  }

  func member(_ spread: MergedSelections.Spread, _ index: Int, isConditional: Bool, names: MemberNames) -> MemberPlan {
    let fragment = context.reader.fragment(spread.spread.fragment)!
    let type = SwiftType.named(SwiftName(fragment.name))
    let isValue = fragment.facts.inline != nil
    let isOptional =
      spread.type != nil || isConditional || spread.isDeferred || fragment.facts.childrenBubbleNull
    let reader: Read.Reader = isValue ? (isOptional ? .optionalValue : .value) : (isOptional ? .optionalSpread : .spread)
    let read: (SwiftType, Read)
    switch caught(spread) {
    case .result:
      // Asked for as an optional: in a value, `value` as one is that of a link.
      let optional: Read.Reader = isValue ? .optionalValue : reader
      read = isOptional
        ? (type.optional.result, Read(reader: reader, entry: index, form: .caught))
        : (type.result, Read(reader: optional, entry: index, form: .caughtNonNull))
    case .null:
      read = (type.optional, Read(reader: isValue ? .optionalValue : .optionalSpread, entry: index, form: .caughtAsNil))
    case nil:
      let plain = isOptional ? type.optional : type
      let reader = fragment.facts.throwsOnFieldError == nil ? reader : reader.throwing
      read = (plain, Read(reader: reader, entry: index, form: .plain))
    }
    let name = names.member(of: index)
    return MemberPlan(name: name, storage: name, type: read.0, read: read.1, documentation: Documentation())
  }

  func memberOfCondition(_ index: Int, names: MemberNames) -> MemberPlan {
    let name = names.member(of: index)
    return MemberPlan(
      name: name, storage: name, type: SwiftType.named(names.type(of: index)).optional,
      read: Read(reader: kind == .lens ? .condition : .conditionValue, entry: index, form: .plain),
      documentation: Documentation())
  }

  func member(
    _ group: MergedSelections.Group, _ index: Int, isConditional: Bool, below: Node, names: MemberNames
  ) -> MemberPlan {
    let isThere = group.type == nil && !isConditional && !below.bubbles
    let presence = Presence(isConditional: !isThere, caught: group.caught)
    let read = finished(
      .named(names.type(of: index)), isNonNull: isThere, nullable: kind == .lens ? .condition : .conditionValue,
      nonNull: kind == .lens ? .nonNullCondition : .nonNullConditionValue, index, presence)
    let name = names.member(of: index)
    return MemberPlan(name: name, storage: name, type: read.0, read: read.1, documentation: Documentation())
  }
}

extension Read.Reader {
  /// The same under `@throwOnFieldError`.
  fileprivate var throwing: Read.Reader {
    switch self {
    case .spread: .throwingSpread
    case .optionalSpread: .throwingOptionalSpread
    case .value: .throwingValue
    case .optionalValue: .throwingOptionalValue
    default: self
    }
  }
}

extension TypeReference {
  fileprivate var withoutNonNulls: TypeReference {
    item.map { $0.withoutNonNulls.list } ?? nullable
  }

  /// Nullable where the named type stands: what a `@required` field below makes of a link.
  fileprivate var withNullableItems: TypeReference {
    guard let item else { return nullable }
    let list = item.withNullableItems.list
    return isNonNull ? list.nonNull : list
  }
}

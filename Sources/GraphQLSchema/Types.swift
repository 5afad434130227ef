package import GraphQLSyntax

package enum TypeKind: Sendable {
  case scalar, object, interface, union, `enum`, input

  /// What selections can be made on.
  package var isComposite: Bool { self == .object || self == .interface || self == .union }
  package var isAbstract: Bool { self == .interface || self == .union }
  package var isLeaf: Bool { self == .scalar || self == .enum }
}

/// A type of the schema with its extensions merged. Immutable once the schema is built.
package final class TypeDefinition: Sendable {
  package let id: TypeID
  package let name: Symbol
  package let kind: TypeKind
  package let description: StringValue?
  /// Where its name stands.
  package let location: Location
  /// Defined by a client schema extension: never sent.
  package let isClient: Bool
  package let directives: [Directive]
  /// Of an object or interface, in the schema's order, extensions last.
  package let fields: [FieldDefinition]
  /// Of an object or interface: what it implements, in order.
  package let interfaces: [TypeID]
  /// Of a union, in order.
  package let members: [TypeID]
  /// Of an enum, in order.
  package let values: [EnumValue]
  /// Of an input object, in order.
  package let inputFields: [InputValue]
  package let isOneOf: Bool
  /// Of a scalar that is the specification's own.
  package let builtInScalar: BuiltInScalar?
  /// Of an input object: the fields that must be given.
  package let requiredInputFields: [InputValue]
  private let fieldIndex: NameIndex
  private let inputFieldIndex: NameIndex
  private let valueIndex: NameIndex

  package init(
    id: TypeID, name: Symbol, kind: TypeKind, description: StringValue?, location: Location, isClient: Bool,
    directives: [Directive], fields: [FieldDefinition] = [], interfaces: [TypeID] = [], members: [TypeID] = [],
    values: [EnumValue] = [], inputFields: [InputValue] = [], isOneOf: Bool = false
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.description = description
    self.location = location
    self.isClient = isClient
    self.directives = directives
    self.fields = fields
    self.interfaces = interfaces
    self.members = members
    self.values = values
    self.inputFields = inputFields
    self.isOneOf = isOneOf
    requiredInputFields = inputFields.filter(\.isRequired)
    builtInScalar = kind == .scalar ? BuiltInScalar(name) : nil
    fieldIndex = NameIndex(fields, by: { $0.name })
    inputFieldIndex = NameIndex(inputFields, by: { $0.name })
    valueIndex = NameIndex(values, by: { $0.name })
  }

  package func field(_ name: Symbol) -> FieldDefinition? { fieldIndex.find(name, in: fields, by: { $0.name }) }
  package func inputField(_ name: Symbol) -> InputValue? { inputFieldIndex.find(name, in: inputFields, by: { $0.name }) }
  package func value(_ name: Symbol) -> EnumValue? { valueIndex.find(name, in: values, by: { $0.name }) }

  /// An object, interface or union: what selections can be made on.
  package var isComposite: Bool { kind.isComposite }
  package var isAbstract: Bool { kind.isAbstract }
  package var isLeaf: Bool { kind.isLeaf }
  package var isInput: Bool { kind == .scalar || kind == .enum || kind == .input }
}

/// A field of an object or interface.
package final class FieldDefinition: Sendable {
  package let name: Symbol
  /// The type that declares it.
  package let parent: TypeID
  package let type: TypeReference
  package let arguments: [InputValue]
  private let argumentIndex: NameIndex
  package let description: StringValue?
  package let location: Location
  /// Added by a client schema extension: read, never sent.
  package let isClient: Bool
  /// Added by an `extend`, of the server's schema or the client's.
  package let isExtension: Bool
  package let directives: [Directive]
  /// The reason of `@deprecated`.
  package let deprecation: String?
  /// The levels of `@semanticNonNull`, 0 outermost; empty where it has none.
  package let semanticNonNullLevels: [Int]

  package init(
    name: Symbol, parent: TypeID, type: TypeReference, arguments: [InputValue] = [], description: StringValue? = nil,
    location: Location, isClient: Bool = false, isExtension: Bool = false, directives: [Directive] = [],
    deprecation: String? = nil, semanticNonNullLevels: [Int] = []
  ) {
    self.name = name
    self.parent = parent
    self.type = type
    self.arguments = arguments
    argumentIndex = NameIndex(arguments, by: { $0.name })
    self.description = description
    self.location = location
    self.isClient = isClient
    self.isExtension = isExtension
    self.directives = directives
    self.deprecation = deprecation
    self.semanticNonNullLevels = semanticNonNullLevels
  }

  package func argument(_ name: Symbol) -> InputValue? { argumentIndex.find(name, in: arguments, by: { $0.name }) }

  /// The type where an error is not read as null: non-null also at the levels of `@semanticNonNull`.
  package var semanticType: TypeReference { type.nonNull(atLevels: semanticNonNullLevels) }
}

/// An argument of a field or directive, or a field of an input object.
package final class InputValue: Sendable {
  package let name: Symbol
  package let type: TypeReference
  package let defaultValue: Value?
  package let description: StringValue?
  package let location: Location
  package let directives: [Directive]
  package let deprecation: String?

  package init(
    name: Symbol, type: TypeReference, defaultValue: Value?, description: StringValue? = nil, location: Location,
    directives: [Directive] = [], deprecation: String? = nil
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.description = description
    self.location = location
    self.directives = directives
    self.deprecation = deprecation
  }

  /// Must be given: non-null and without a default.
  package var isRequired: Bool { type.isNonNull && defaultValue == nil }
}

package struct EnumValue: Sendable {
  package let name: Symbol
  package let description: StringValue?
  package let location: Location
  package let directives: [Directive]
  package let deprecation: String?

  package init(
    name: Symbol, description: StringValue?, location: Location, directives: [Directive], deprecation: String?
  ) {
    self.name = name
    self.description = description
    self.location = location
    self.directives = directives
    self.deprecation = deprecation
  }
}

/// A directive that documents or the schema may use.
package final class DirectiveSchema: Sendable {
  package let name: Symbol
  package let arguments: [InputValue]
  private let argumentIndex: NameIndex
  package let isRepeatable: Bool
  /// As the specification spells them: `FIELD`, `FRAGMENT_SPREAD`, ….
  package let locations: [Symbol]
  package let location: Location
  /// Declared by Baton or by a client schema extension: its uses are never sent.
  package let isClient: Bool

  package init(
    name: Symbol, arguments: [InputValue], isRepeatable: Bool, locations: [Symbol], location: Location, isClient: Bool
  ) {
    self.name = name
    self.arguments = arguments
    argumentIndex = NameIndex(arguments, by: { $0.name })
    self.isRepeatable = isRepeatable
    self.locations = locations
    self.location = location
    self.isClient = isClient
  }

  package func argument(_ name: Symbol) -> InputValue? { argumentIndex.find(name, in: arguments, by: { $0.name }) }
}

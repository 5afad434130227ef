import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// What of the configuration the planning asks for.
struct PlanSettings: Sendable {
  var access: Access
  /// The fields that identify a record: of a type that is named, else of every type that has them.
  var standardKey: [Symbol]
  var keys: [Symbol: [Symbol]]
  /// By scalar: the Swift type, with its module where it has one.
  var mappedScalars: [Symbol: String]
  /// `onError: NULL`: the server answers null where a non-null field fails.
  var nullsErrors: Bool
  /// The types that the module declares itself, of those that generated code spells (``ModuleTypes``).
  var ownTypes: Set<String> = []

  init(
    access: Access = .internal, standardKey: [Symbol] = ["id"], keys: [Symbol: [Symbol]] = [:],
    mappedScalars: [Symbol: String] = [:], nullsErrors: Bool = false
  ) {
    self.access = access
    self.standardKey = standardKey
    self.keys = keys
    self.mappedScalars = mappedScalars
    self.nullsErrors = nullsErrors
  }

  /// What the Swift types of mapped scalars begin with: `Foundation` of `Foundation.Decimal`. A declaration of that name would
  /// hide them.
  var mappedTypes: [Symbol] { mappedScalars.values.flatMap { Symbol($0).outermostTypes } }
}

/// What every definition's planning looks up. An object, since every planner has it.
final class PlanContext: Sendable {
  let schema: Schema
  let reader: IR.Program
  let settings: PlanSettings
  let kinds: Kinds
  let names: SharedNames
  /// Paths by file.
  let paths: [String]
  /// The values that something asks for their errors.
  let checked: Set<Symbol>

  init(
    schema: Schema, reader: IR.Program, settings: PlanSettings, kinds: Kinds, names: SharedNames, paths: [String],
    checked: Set<Symbol>
  ) {
    self.schema = schema
    self.reader = reader
    self.settings = settings
    self.kinds = kinds
    self.names = names
    self.paths = paths
    self.checked = checked
  }

  func path(of location: Location) -> String { paths[Int(location.file.index)] }

  /// The Swift type of a leaf.
  func type(_ leaf: Kinds.Leaf) -> SwiftType {
    switch leaf {
    case .string: .known(.string)
    case .int: .known(.int)
    case .double: .known(.double)
    case .bool: .known(.bool)
    case .json: .known(.json)
    case .enum(let type): .named(names[type])
    case .mapped(let swift): .external(swift)
    }
  }
}

/// The names of what a module shares: its enums and input objects.
///
/// They keep the schema's names, but for one that would hide a type that everybody's Swift spells, or that a fragment or
/// operation has already: that one says what it is, `ErrorEnum`, `ArrayInput`.
struct SharedNames: Sendable, Equatable {
  /// By type; nil for what is neither an enum nor an input object.
  private var names: [SwiftName?]
  /// Of the types that generated code spells, those that are hidden by one of these, a fragment or an operation.
  private(set) var hidden: Set<String> = []

  /// - Parameter mapped: what the Swift types of mapped scalars begin with.
  init(of reader: IR.Program, mapped: [Symbol]) {
    let schema = reader.schema
    let definitions = NameSet(reader.fragments.map(\.name) + reader.operations.map(\.name))
    names = Array(repeating: nil, count: schema.types.count)
    var scope = NameScope(avoiding: Self.reserved, definitions.union(mapped))
    var clashes: [TypeDefinition] = []
    for type in schema.types where type.kind == .enum || type.kind == .input {
      if scope.has(type.name) {
        clashes.append(type)
      } else {
        names[Int(type.id.index)] = scope.take(type.name)
      }
    }
    for type in clashes {
      names[Int(type.id.index)] = scope.take(Symbol(type.name.text + (type.kind == .enum ? "Enum" : "Input")))
    }
    let own = definitions.union(all)
    hidden = Set(KnownName.allCases.map(\.rawValue).filter { own.contains(Symbol($0)) })
  }

  var all: [Symbol] { names.compactMap { $0?.symbol } }
  subscript(_ type: TypeID) -> SwiftName { names[Int(type.index)]! }

  /// Whether a declaration of this name would hide a type from its module.
  static func isReserved(_ name: Symbol) -> Bool { reserved.contains(name) }

  /// What a declaration of a module cannot be called without hiding it from the module.
  static let reserved = NameScope.types.union([
    "AnyObject", "Array", "AsyncSequence", "Bool", "BooleanLiteralType", "Character", "Collection", "Comparable", "Data",
    "Decodable", "Dictionary", "Double", "Encodable", "Equatable", "Error", "ExtendedGraphemeClusterType", "Float",
    "FloatLiteralType", "Hashable", "Hasher", "Identifiable", "Int", "Int32", "Int64", "IntegerLiteralType", "MainActor",
    "Never", "Optional", "Range", "Response", "Result", "Sendable", "Sequence", "Set", "String", "StringLiteralType",
    "Task", "UInt", "UInt8", "UnicodeScalarType", "Void",
  ] as [Symbol])
}

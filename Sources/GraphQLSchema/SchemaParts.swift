package import GraphQLSyntax

/// One definition or extension, and the file it stands in.
package final class SchemaPart: Sendable {
  package let syntax: TypeSystemDefinition
  package let file: FileID
  package let isClient: Bool
  /// Of the specification or one of our own directives.
  package let isBuiltIn: Bool

  init(syntax: TypeSystemDefinition, file: FileID, isClient: Bool, isBuiltIn: Bool) {
    self.syntax = syntax
    self.file = file
    self.isClient = isClient
    self.isBuiltIn = isBuiltIn
  }

  func at(_ range: SourceRange) -> Location { Location(file, range) }
  func at(_ name: Name) -> Location { Location(file, name.range) }
  /// Where its name stands; of `schema`, the word.
  var nameLocation: Location { at(syntax.name?.range ?? syntax.keyword) }
}

/// What a type is merged from: the definition, then the extensions in the order of the files.
package struct TypeParts: Sendable {
  package var definition: SchemaPart
  package var extensions: [SchemaPart] = []

  package var all: [SchemaPart] { extensions.isEmpty ? [definition] : [definition] + extensions }
}

/// A directive's definition; of a built-in one, also what the schema's own files say of it.
package struct DirectiveParts: Sendable {
  package var definition: SchemaPart
  package var redeclaration: SchemaPart?
}

/// All definitions of all files, sorted by what they define.
///
/// Of two definitions of one name the first counts, and the second is kept for the rule that reports it. What a
/// server's SDL prints of the specification's own is no second definition.
struct SchemaParts: Sendable {
  var types: [TypeParts] = []
  /// The numbers of types by name.
  private(set) var typeIndex = SymbolMap()
  var directives: [DirectiveParts] = []
  private var directiveIndex = SymbolMap()
  var schemaDefinition: SchemaPart?
  var schemaExtensions: [SchemaPart] = []

  var repeated: [(second: SchemaPart, first: SchemaPart)] = []
  var undefinedExtensions: [SchemaPart] = []
  var mismatchedExtensions: [(extension: SchemaPart, definition: SchemaPart)] = []
  /// Operations and fragments, which no schema file holds.
  var executables: [Location] = []
  private var pendingExtensions: [SchemaPart] = []

  mutating func add(_ document: Document, isClient: Bool, isBuiltIn: Bool = false) {
    for definition in document.definitions {
      switch definition {
      case .operation(let operation): executables.append(Location(document.file, operation.keyword))
      case .fragment(let fragment): executables.append(Location(document.file, fragment.keyword))
      case .typeSystem(let syntax):
        add(SchemaPart(syntax: syntax, file: document.file, isClient: isClient, isBuiltIn: isBuiltIn))
      }
    }
  }

  private mutating func add(_ part: SchemaPart) {
    switch part.syntax.kind {
    case .schema where part.syntax.isExtension: schemaExtensions.append(part)
    case .schema:
      if let first = schemaDefinition { repeated.append((part, first)) } else { schemaDefinition = part }
    case .directive: addDirective(part)
    default:
      if part.syntax.isExtension { pendingExtensions.append(part) } else { addType(part) }
    }
  }

  private mutating func addType(_ part: SchemaPart) {
    guard let name = part.syntax.name?.symbol else { return }
    guard let index = typeIndex.insert(name, types.count) else {
      types.append(TypeParts(definition: part))
      return
    }
    let first = types[index].definition
    if first.isBuiltIn, first.syntax.kind.isRestated(by: part.syntax.kind) {
      types[index].definition = part
    } else {
      repeated.append((part, first))
    }
  }

  private mutating func addDirective(_ part: SchemaPart) {
    guard let name = part.syntax.name?.symbol else { return }
    guard let index = directiveIndex.insert(name, directives.count) else {
      directives.append(DirectiveParts(definition: part))
      return
    }
    let first = directives[index].redeclaration ?? directives[index].definition
    if first.isBuiltIn { directives[index].redeclaration = part } else { repeated.append((part, first)) }
  }

  /// Once all definitions are known: extensions may come before them, in any file.
  mutating func attachExtensions() {
    for part in pendingExtensions {
      guard let name = part.syntax.name?.symbol, let index = typeIndex[name] else {
        undefinedExtensions.append(part)
        continue
      }
      let definition = types[index].definition
      if definition.syntax.kind.typeKind == part.syntax.kind.typeKind {
        types[index].extensions.append(part)
      } else {
        mismatchedExtensions.append((part, definition))
      }
    }
    pendingExtensions = []
  }
}

extension TypeSystemDefinition.Kind {
  /// The kind of type; nil for `schema` and `directive`.
  var typeKind: TypeKind? {
    switch self {
    case .schema, .directive: nil
    case .scalar: .scalar
    case .object: .object
    case .interface: .interface
    case .union: .union
    case .enum: .enum
    case .input: .input
    }
  }

  /// Whether a server's file may print this built-in type so: a scalar as a scalar, an enum with its very values.
  fileprivate func isRestated(by other: Self) -> Bool {
    switch (self, other) {
    case (.scalar, .scalar): true
    case (.enum(let values), .enum(let others)):
      Set(values.map(\.name.symbol)) == Set(others.map(\.name.symbol))
    default: false
    }
  }
}

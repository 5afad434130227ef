import GraphQLSyntax

extension SchemaRule {
  /// A type has one field of a name, its extensions included.
  static let uniqueFields = SchemaRule("UniqueFields") { context in
    for type in context.types where type.isComposite || type.kind == .input {
      let parts = context.parts(of: type).all
      let count = parts.reduce(0) { $0 + $1.syntax.fieldCount }
      // Of those that share a name the builder has kept the first.
      if count == type.fields.count + type.inputFields.count { continue }
      let names = parts.flatMap { part in part.syntax.fieldNames.map { (name: $0, place: part.at($0)) } }
      context.reportRepeated(names) { .repeatedField($0, in: type.name) }
    }
  }
}

extension SchemaRuleContext {
  /// Reports each name that stands in the list before.
  func reportRepeated(_ names: [(name: Name, place: Location)], _ message: (Symbol) -> Diagnostic.Message) {
    var first: [Symbol: Location] = [:]
    for (name, place) in names {
      if let earlier = first[name.symbol] {
        let note = Diagnostic.Note("`\(name)` is defined first here", at: earlier)
        report(message(name.symbol), at: place, notes: [note])
      } else {
        first[name.symbol] = place
      }
    }
  }
}

extension TypeSystemDefinition {
  fileprivate var fieldCount: Int {
    switch kind {
    case .object(let type), .interface(let type): type.fields.count
    case .input(let fields): fields.count
    case .scalar, .union, .enum, .schema, .directive: 0
    }
  }

  fileprivate var fieldNames: [Name] {
    switch kind {
    case .object(let type), .interface(let type): type.fields.map(\.name)
    case .input(let fields): fields.map(\.name)
    case .scalar, .union, .enum, .schema, .directive: []
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func repeatedField(_ name: Symbol, in type: Symbol) -> Self {
    Self("`\(type)` has the field `\(name)` twice")
  }
}

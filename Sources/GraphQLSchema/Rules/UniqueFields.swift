import GraphQLSyntax

extension SchemaRule {
  /// A type has one field of a name, its extensions included.
  static let uniqueFields = SchemaRule("UniqueFields") { context in
    for type in context.types where type.isComposite || type.kind == .input {
      let names = context.parts(of: type).all.flatMap { part in
        part.syntax.fieldNames.map { (name: $0, place: part.at($0)) }
      }
      if names.count > type.fields.count + type.inputFields.count {
        context.reportRepeated(names) { .repeatedField($0, in: type.name) }
      }
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

import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// An operation declares every variable that it reaches through its fragments.
  static let checkVariables = Transform(checking: "checkVariables") { program, context in
    let uses = ReachedVariables(program)
    for operation in program.operations {
      let missing = uses.variables(of: operation).symbols.filter { name in
        !operation.variables.contains { $0.name == name }
      }
      for name in missing.sorted() {
        let places = program.places(of: name, in: operation)
        guard let first = places.first else { continue }
        context.report(
          .undeclaredVariable(name, operation.name), at: first,
          notes: [Diagnostic.Note("`\(operation.name)` is here", at: operation.location)]
            + places.dropFirst().map { Diagnostic.Note("`$\(name)` is used here too", at: $0) })
      }
    }
  }

  /// No argument that a field of the server's must have has become null by what its fragment was passed.
  static let checkRequiredArguments = Transform(checking: "checkRequiredArguments") { program, context in
    let schema = program.schema
    func check(_ selections: [IR.Selection], in name: Symbol, at location: Location) {
      for selection in selections where selection.traits.contains(.missingArgument) {
        if let head = selection.head {
          if head.definition.isClient { continue }
          for argument in head.definition.arguments
          where argument.isRequired && head.arguments[argument.name]?.value ?? .null == .null {
            context.report(
              .missingArgument(argument.name, schema.text(argument.type), head.definition.name),
              at: head.location, notes: [Diagnostic.Note("in `\(name)`", at: location)])
          }
        } else if case .inline(let inline) = selection, let type = inline.typeCondition, schema[type].isClient {
          continue
        }
        check(selection.selections, in: name, at: location)
      }
    }
    for operation in program.operations where operation.traits.contains(.missingArgument) {
      check(operation.selections, in: operation.name, at: operation.location)
    }
    for fragment in program.fragments where fragment.traits.contains(.missingArgument) && !schema[fragment.type].isClient {
      check(fragment.selections, in: fragment.name, at: fragment.location)
    }
  }
}

extension IR.Program {
  /// Where an operation uses a variable, itself and through its fragments, by file and place.
  fileprivate func places(of name: Symbol, in operation: IR.Operation) -> [Location] {
    var places = Set<Location>()
    func visit(_ selections: [IR.Selection]) {
      for selection in selections {
        selection.forEachVariable { variable, location in
          if variable == name { places.insert(location) }
        }
        visit(selection.selections)
      }
    }
    visit(operation.selections)
    for fragment in reached(from: operation.selections) { visit(self.fragment(fragment)?.selections ?? []) }
    return places.sorted()
  }
}

extension Diagnostic.Message {
  fileprivate static func undeclaredVariable(_ name: Symbol, _ operation: Symbol) -> Self {
    Self("`\(operation)` reaches this `$\(name)` and does not declare it; declare it there, or in the fragment's `@argumentDefinitions`")
  }

  fileprivate static func missingArgument(_ argument: Symbol, _ type: String, _ field: Symbol) -> Self {
    Self("`\(field)` needs its argument `\(argument): \(type)`, and what is passed for it here is null; pass a value")
  }
}

import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A variable's type fits every place that it is used in. A default that is not null makes it non-null.
  ///
  /// Specification: All Variable Usages Are Allowed, where a default of the place itself also stands in for a null. Relay
  /// does not read it so, and neither do we: the null would be sent.
  ///
  /// Said once of each variable and type that is expected of it.
  static let variablesInAllowedPosition = Rule(
    "VariablesInAllowedPosition",
    { hooks, context in
      let misfits = Misfits()
      hooks.onVariable { use in
        guard let variable = context.variables[use.name], context.schema.refuses(variable, at: use) else { return }
        misfits.uses[Misfit(use), default: []].append(use)
      }
      hooks.onLeaveDefinition {
        if misfits.uses.isEmpty { return }
        for (misfit, uses) in misfits.uses {
          guard let variable = context.variables[misfit.name] else { continue }
          context.facts.misfits.insert(misfit)
          if variable.hasWrongDefault(context.schema, context.options) { continue }
          context.report(
            .wrongVariableType(variable, uses[0], context.schema), at: uses[0].range,
            notes: [context.note("`$\(misfit.name)` is declared here", at: variable.name.range)]
              + uses.dropFirst().prefix(5).map { context.note("it is used here too", at: $0.range) })
        }
        misfits.uses = [:]
      }
    },
    program: { context in
      for global in context.globals {
        for refused in context.refusedUses(of: global) {
          let notes = refused.operations.prefix(5).map { operation, variable in
            let path = context.path(from: operation, toAny: [refused.use.definition])
            return Diagnostic.Note(
              "`$\(global.name)` is declared here (\(path))", at: context.location(variable.name.range, in: operation))
          }
          context.report(
            .wrongVariableType(refused.operations[0].variable, refused.use.use, context.schema),
            at: context.location(refused.use.use.range, in: refused.use.definition), notes: notes)
        }
      }
    })
}

/// The uses in a definition that its variables do not fit.
private final class Misfits {
  var uses: [Misfit: [VariableUse]] = [:]
}

extension Misfit {
  fileprivate init(_ use: VariableUse) { self.init(name: use.name, expected: use.expected) }
}

extension DeclaredVariable {
  /// Whether its default is no value of its type, which has been said: the type may be the mistake.
  fileprivate func hasWrongDefault(_ schema: Schema, _ options: RuleOptions) -> Bool {
    guard let defaultValue, let type else { return false }
    var isWrong = false
    ValueChecker(
      schema: schema, file: .builtIn, customScalars: options.strictCustomScalars ? .variablesOnly : .constants
    ) { _ in isWrong = true }.check(defaultValue, against: type)
    return isWrong
  }
}

extension ProgramContext {
  fileprivate typealias RefusedUse = (
    use: GlobalVariable.Use, operations: [(index: Int, variable: DeclaredVariable)]
  )

  /// The uses that a variable of some operations does not fit: for each operation the one that it reaches first.
  fileprivate func refusedUses(of global: GlobalVariable) -> [RefusedUse] {
    var refused: [RefusedUse] = []
    /// By the definition that holds the use.
    var places: [Int: Int] = [:]
    // A member of a `@oneOf` input object takes less than any other place of its type.
    let members = global.uses.contains(where: \.use.isOneOfMember) ? global.filtered(\.isOneOfMember) : nil
    let others = members == nil ? global : global.filtered { !$0.isOneOfMember }
    for operation in global.operations {
      guard let variable = facts[operation].variables[global.name],
        !facts[operation].misfits.contains(Misfit(name: global.name, expected: global.expected))
      else { continue }
      func isRefused(_ global: GlobalVariable?) -> Bool {
        global?.uses.first.map { schema.refuses(variable, at: $0.use) } ?? false
      }
      guard let wrong = isRefused(others) ? global : isRefused(members) ? members : nil,
        let use = use(of: wrong, nearest: operation), !variable.hasWrongDefault(schema, options)
      else { continue }
      if let place = places[use.definition] {
        refused[place].operations.append((operation, variable))
      } else {
        places[use.definition] = refused.count
        refused.append((use, [(operation, variable)]))
      }
    }
    return refused
  }
}

extension Schema {
  fileprivate func refuses(_ variable: DeclaredVariable, at use: VariableUse) -> Bool {
    guard let type = variable.effectiveType, let expected = use.expected else { return false }
    return !isSubtype(type, of: use.isOneOfMember ? expected.nonNull : expected)
  }
}

extension Diagnostic.Message {
  fileprivate static func wrongVariableType(_ variable: DeclaredVariable, _ use: VariableUse, _ schema: Schema) -> Self
  {
    guard let type = variable.type, let expected = use.expected else { return Self("") }
    var found = "`\(schema.text(type))`"
    if case .null = variable.defaultValue?.kind { found += " with the default `null`" }
    let place = use.isItem ? "an item of `\(use.position)` is" : "`\(use.position)` takes"
    let problem = "`$\(use.name)` is \(found), but \(place)"
    if use.isOneOfMember, schema.isSubtype(type, of: expected) {
      return Self(
        "\(problem) `\(schema.text(expected.nonNull))`: the one field of a `@oneOf` input object is never null")
    }
    if use.positionHasDefault, schema.isSubtype(type.nonNull, of: expected) {
      return Self("\(problem) `\(schema.text(expected))`: its own default does not replace the null that would be sent")
    }
    return Self("\(problem) `\(schema.text(expected))`")
  }
}

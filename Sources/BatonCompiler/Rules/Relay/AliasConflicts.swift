import GraphQLSyntax

extension Rule {
  /// What `@alias` names shares no name with a field or another alias of the same object.
  static let aliasConflicts = Rule("AliasConflicts") { hooks, context in
    let state = Aliases()
    hooks.onDirective { directive, _, _ in
      if directive.name.symbol == .alias { state.areUsed = true }
    }
    hooks.onLeaveDefinition {
      guard state.areUsed else { return }
      state.areUsed = false
      if let operation = context.operation { context.checkAliases(of: operation.selections) }
      if let fragment = context.fragment { context.checkAliases(of: fragment.syntax.selections) }
    }
  }
}

/// Whether the definition has an `@alias` at all. Few do, so its selections are looked at again only then.
private final class Aliases {
  var areUsed = false
}

/// The names of one object's selections.
private struct Names {
  var fields: [Symbol: SourceRange] = [:]
  var aliases: [(name: Symbol, range: SourceRange)] = []

  mutating func collect(_ set: [Selection], _ context: RuleContext) {
    for selection in set {
      switch selection {
      case .field(let field):
        let name = field.responseName
        if fields[name.symbol] == nil { fields[name.symbol] = name.range }
        if let selections = field.selections { context.checkAliases(of: selections) }
      case .spread(let spread): add(spread.directives[.alias], implied: spread.name)
      case .inline(let inline):
        guard let alias = inline.directives[.alias] else {
          collect(inline.selections, context)
          continue
        }
        add(alias, implied: inline.typeCondition)
        context.checkAliases(of: inline.selections)
      }
    }
  }

  private mutating func add(_ directive: Directive?, implied: Name?) {
    guard let directive else { return }
    if let argument = directive.argument("as") {
      if case .string(let text) = argument.value.kind, !text.value.isEmpty {
        aliases.append((Symbol(text.value), argument.value.range))
      }
    } else if let implied {
      aliases.append((implied.symbol, directive.name.range))
    }
  }
}

extension RuleContext {
  fileprivate func checkAliases(of set: [Selection]) {
    var names = Names()
    names.collect(set, self)
    var seen: [Symbol: SourceRange] = [:]
    for (name, range) in names.aliases {
      if let field = names.fields[name] {
        report(.aliasIsField(name), at: range, notes: [note("the field is here", at: field)])
      }
      if let first = seen[name] {
        report(.aliasTwice(name), at: range, notes: [note("the other one is here", at: first)])
      } else {
        seen[name] = range
      }
    }
  }
}

extension Symbol {
  fileprivate static let alias: Symbol = "alias"
}

extension Diagnostic.Message {
  fileprivate static func aliasIsField(_ name: Symbol) -> Self {
    Self("`\(name)` is a field of the same object; give this another name, `@alias(as: \"…\")`")
  }

  fileprivate static func aliasTwice(_ name: Symbol) -> Self {
    Self("two aliases of one object are called `\(name)`; give this another name, `@alias(as: \"…\")`")
  }
}

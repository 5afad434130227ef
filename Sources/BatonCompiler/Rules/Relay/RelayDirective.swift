import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// The arguments of `@relay` are literals, and mean something where they stand: `mask` on a spread or fragment,
  /// `plural` on a fragment.
  static let relayDirective = Rule("RelayDirective") { hooks, context in
    hooks.onDirective { directive, definition, location in
      guard directive.name.symbol == .relay, definition?.isClient == true else { return }
      for argument in directive.arguments {
        switch argument.value.kind {
        case .variable: context.report(.notLiteral(argument.name), at: argument.value.range)
        default: break
        }
      }
    }
  }

  /// What is spread with `@relay(mask: false)` becomes part of what it is spread in, so it carries no directive of its
  /// own, and its variables are those of where it goes.
  static let unmaskedSpreads = Rule("UnmaskedSpreads") { hooks, context in
    hooks.onSpread { spread, fragment in
      guard spread.isUnmasked, let directive = fragment.syntax.directives.first(where: { $0.name.symbol != .relay })
      else { return }
      context.report(
        .directiveOnUnmasked(spread.name, directive), at: spread.name,
        notes: [
          Diagnostic.Note("`\(directive.name.atName)` stands here", at: Location(fragment.file, directive.word))
        ])
    }
  }
}

extension FragmentSpread {
  /// `@relay(mask: false)`
  var isUnmasked: Bool {
    guard !directives.isEmpty, case .boolean(false) = directives[.relay]?.argument(.mask)?.value.kind else { return false }
    return true
  }
}

extension Symbol {
  fileprivate static let relay: Symbol = "relay"
  fileprivate static let mask: Symbol = "mask"
}

extension Diagnostic.Message {
  fileprivate static func notLiteral(_ name: Name) -> Self {
    Self("`\(name)` is decided when the app is compiled: write `true` or `false`")
  }

  fileprivate static func directiveOnUnmasked(_ name: Name, _ directive: Directive) -> Self {
    Self(
      "`\(name)` has `\(directive.name.atName)`, which would be lost; spread it masked, without `@relay(mask: false)`")
  }
}

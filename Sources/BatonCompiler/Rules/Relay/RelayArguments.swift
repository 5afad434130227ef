import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// `@relay(mask: false)` stands on a spread, and `@relay(plural: true)` on a fragment. The other way round Relay takes
  /// them and does nothing in an app of ours: a warning.
  static let relayArguments = Rule("RelayArguments") { hooks, context in
    hooks.onDirective { directive, definition, location in
      guard directive.name.symbol == .relay, definition?.isClient == true else { return }
      switch location {
      case .fragmentDefinition:
        if let mask = directive.argument(.mask), case .boolean(false) = mask.value.kind {
          context.warn(.maskOfFragment, at: mask.name.range)
        }
      case .fragmentSpread:
        if let plural = directive.argument(.plural), case .boolean(true) = plural.value.kind {
          context.warn(.pluralSpread, at: plural.name.range)
        }
      default: break
      }
    }
  }
}

extension Symbol {
  fileprivate static let relay: Symbol = "relay"
  fileprivate static let mask: Symbol = "mask"
  fileprivate static let plural: Symbol = "plural"
}

extension Diagnostic.Message {
  fileprivate static var maskOfFragment: Self {
    Self("`mask: false` does nothing on a fragment; write it where the fragment is spread")
  }

  fileprivate static var pluralSpread: Self {
    Self("`plural: true` does nothing on a spread; write it on the fragment")
  }
}

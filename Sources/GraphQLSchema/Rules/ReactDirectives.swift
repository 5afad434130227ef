import GraphQLSyntax

extension SchemaRule {
  /// What makes a client field a resolver of Relay's, which a function of JavaScript computes, is refused: nobody would.
  static let reactDirectives = SchemaRule("ReactDirectives") { context in
    for site in context.directiveSites {
      for directive in site.directives where site.isForReactOnly(directive) {
        context.report(.forReactOnly(directive.name), at: Location(site.file, directive.name.range))
      }
    }
  }
}

extension DirectiveSite {
  /// Whether it is one of Relay's for resolvers; a server's file may have its own of the same name.
  func isForReactOnly(_ directive: Directive) -> Bool {
    isClient && (directive.name.symbol == .relayResolver || directive.name.symbol == .relayOutputType)
  }
}

extension Symbol {
  fileprivate static let relayResolver: Symbol = "relay_resolver"
  fileprivate static let relayOutputType: Symbol = "RelayOutputType"
}

extension Diagnostic.Message {
  fileprivate static func forReactOnly(_ name: Name) -> Self {
    Self("`@\(name)` has no use in a native app; write a computed property in an extension of the generated type")
  }
}

import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// What Relay has for React alone is refused where it stands, with what to write instead.
  static let reactDirectives = Rule("ReactDirectives") { hooks, context in
    hooks.onDirective { directive, definition, _ in
      if let react = ReactDirective(directive.name.symbol, definition) {
        context.report(.forReactOnly(directive, react), at: directive.word)
      } else if definition?.isClient == true, let handler = directive.argument(.handler), handler.namesOwnCode {
        context.report(.handlerOfOwn(), at: handler.value.range)
      }
    }
  }
}

/// A directive that Relay has and that means nothing in a native app. A server's own directive of that name is not one.
struct ReactDirective {
  let instead: String

  init?(_ name: Symbol, _ definition: DirectiveSchema?) {
    guard definition?.isClient != false, let instead = ReactDirective.instead[name] else { return nil }
    self.instead = instead
  }

  private static let instead: [Symbol: String] = {
    let byType = "spread the fragment in `... on Type @alias` and choose the view by it"
    let edit = "change the store with a mutation: an optimistic answer, `@appendNode`, `@deleteRecord` and their like"
    let computed = "write a computed property in an extension of the generated type"
    return [
      "match": byType, "module": byType, "updatable": edit, "assignable": edit,
      "no_inline": "drop it: a fragment's code is generated once however often it is spread",
      "preloadable": "drop it: any operation can be loaded ahead",
      "relay_resolver": computed, "waterfall": computed, "exec_time_resolvers": computed,
      "__clientField": "write `@connection(key:)`, which is what makes a field a list of the store's own",
    ]
  }()
}

extension Argument {
  /// Of a connection's `handler`: something else than the store's own.
  fileprivate var namesOwnCode: Bool {
    if case .string(let name) = value.kind { name.value != "connection" } else { false }
  }
}

extension Symbol {
  fileprivate static let handler: Symbol = "handler"
}

extension Diagnostic.Message {
  fileprivate static func handlerOfOwn() -> Self {
    Self("`handler` names code of a web app that changes the store, and none is called here; leave it out: the pages of a connection become one list by themselves")
  }

  fileprivate static func forReactOnly(_ directive: Directive, _ react: ReactDirective) -> Self {
    Self("`\(directive.name.atName)` has no use in a native app; \(react.instead)")
  }
}

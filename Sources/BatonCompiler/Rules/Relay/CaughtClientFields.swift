import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// Under `@throwOnFieldError` a client field is caught: nobody can promise that it was ever set.
  static let caughtClientFields = Rule("CaughtClientFields") { hooks, context in
    guard context.schema.hasClientFields else { return }
    let state = Caught()
    hooks.onOperation { state.begin($0.directives) }
    hooks.onFragment { fragment, _ in state.begin(fragment.directives) }
    hooks.onField { field, definition in
      guard state.isThrowing else { return }
      if field.directives[.catch] != nil { state.depth += 1 }
      if state.depth == 0, definition.isClient, definition !== context.schema.meta.id {
        context.report(.uncaught(field.name), at: field.responseName)
      }
    }
    hooks.onLeaveField { field, _ in
      if state.isThrowing, field.directives[.catch] != nil { state.depth -= 1 }
    }
    hooks.onInlineFragment { inline in
      if state.isThrowing, inline.directives[.catch] != nil { state.depth += 1 }
    }
    hooks.onLeaveInlineFragment { inline in
      if state.isThrowing, inline.directives[.catch] != nil { state.depth -= 1 }
    }
  }
}

/// How deep under a `@catch` the walk is.
private final class Caught {
  var isThrowing = false
  var depth = 0

  func begin(_ directives: [Directive]) {
    isThrowing = directives[.throwOnFieldError] != nil
    depth = 0
  }
}

extension Schema {
  fileprivate var hasClientFields: Bool {
    types.contains { type in type.isClient || type.fields.contains(where: \.isClient) }
  }
}

extension Symbol {
  fileprivate static let `catch`: Symbol = "catch"
  fileprivate static let throwOnFieldError: Symbol = "throwOnFieldError"
}

extension Diagnostic.Message {
  fileprivate static func uncaught(_ name: Name) -> Self {
    Self("`\(name)` is a client field, which may never have been set and would throw here; add `@catch`")
  }
}

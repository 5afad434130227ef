package import GraphQLIR
package import GraphQLSyntax

/// One step from a program to the next: a value with a name. It reports what it refuses and still returns a program,
/// so that every error of a run is found in that run.
package struct Transform: Sendable {
  package let name: String
  /// Whether there is anything that it may refuse.
  package let refuses: Bool
  private let body: @Sendable (IR.Program, TransformContext) -> IR.Program

  /// A transform that takes every program.
  init(_ name: String, _ body: @escaping @Sendable (IR.Program, TransformOptions) -> IR.Program) {
    self.name = name
    refuses = false
    self.body = { program, context in body(program, context.options) }
  }

  init(refusing name: String, _ body: @escaping @Sendable (IR.Program, TransformContext) -> IR.Program) {
    self.name = name
    refuses = true
    self.body = body
  }

  /// A transform that only looks.
  init(checking name: String, _ body: @escaping @Sendable (IR.Program, TransformContext) -> Void) {
    self.init(refusing: name) { program, context in
      body(program, context)
      return program
    }
  }

  package func callAsFunction(_ program: IR.Program, _ context: TransformContext) -> IR.Program {
    body(program, context)
  }
}

/// What the transforms of one run share: the options, and the diagnostics so far.
package final class TransformContext {
  package let options: TransformOptions
  package private(set) var diagnostics: [Diagnostic] = []

  package init(_ options: TransformOptions = TransformOptions()) { self.options = options }

  func report(_ message: Diagnostic.Message, at location: Location, notes: [Diagnostic.Note] = []) {
    diagnostics.append(Diagnostic(.error, message, at: location, notes: notes))
  }
}

/// What of the configuration the transforms ask for.
package struct TransformOptions: Sendable {
  /// The fields that identify a record: of a type that is named, else of every type.
  package var identity: Identity
  /// Relay's `enforce_fragment_alias_where_ambiguous`.
  package var enforcesAliases = true
  /// Relay's `prefer_fetchable_in_refetch_queries`.
  package var prefersFetchable = false
  /// Relay's `disallow_required_action_throw_on_semantically_nullable_fields`.
  package var refusesThrowOnNullable = false
  /// Relay's `enableTokenField`.
  package var selectsToken = false

  package init(identity: Identity = Identity()) { self.identity = identity }

  package struct Identity: Sendable {
    package var standard: [Symbol]
    package var types: [Symbol: [Symbol]]

    package init(standard: [Symbol] = ["id"], types: [Symbol: [Symbol]] = [:]) {
      self.standard = standard
      self.types = types
    }
  }
}

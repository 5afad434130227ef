package import GraphQLIR
package import GraphQLSyntax

/// One step from a program to the next: a value with a name. It reports what it refuses and still returns a program,
/// so that every error of a run is found in that run.
package struct Transform: Sendable {
  package let name: String
  /// Whether there is anything that it may refuse.
  let refuses: Bool
  /// Whether it hands on the program that it is given.
  let onlyLooks: Bool
  private let body: @Sendable (IR.Program, TransformContext) -> IR.Program

  /// A transform that takes every program.
  init(_ name: String, _ body: @escaping @Sendable (IR.Program, TransformContext) -> IR.Program) {
    self.init(name, refuses: false, onlyLooks: false, body)
  }

  init(refusing name: String, _ body: @escaping @Sendable (IR.Program, TransformContext) -> IR.Program) {
    self.init(name, refuses: true, onlyLooks: false, body)
  }

  /// A transform that only looks.
  init(checking name: String, _ body: @escaping @Sendable (IR.Program, TransformContext) -> Void) {
    self.init(name, refuses: true, onlyLooks: true) { program, context in
      body(program, context)
      return program
    }
  }

  private init(
    _ name: String, refuses: Bool, onlyLooks: Bool,
    _ body: @escaping @Sendable (IR.Program, TransformContext) -> IR.Program
  ) {
    self.name = name
    self.refuses = refuses
    self.onlyLooks = onlyLooks
    self.body = body
  }

  package func callAsFunction(_ program: IR.Program, _ context: TransformContext) -> IR.Program {
    let count = context.diagnostics.count
    let result = body(program, context)
    assert(refuses || context.diagnostics.count == count, "\(name) refuses something and does not say so")
    return result
  }
}

/// What a transform is given beside the program, and where it reports.
package final class TransformContext {
  package let options: TransformOptions
  package private(set) var diagnostics: [Diagnostic] = []
  private let workers: Workers

  package init(_ options: TransformOptions = TransformOptions(), workers: Workers = .one) {
    self.options = options
    self.workers = workers
  }

  func report(_ message: Diagnostic.Message, at location: Location, notes: [Diagnostic.Note] = []) {
    diagnostics.append(Diagnostic(.error, message, at: location, notes: notes))
  }

  func report(_ diagnostics: [Diagnostic]) { self.diagnostics += diagnostics }

  /// Looks at definitions, half of them at a time: what both halves share is looked at twice.
  func looking<Definition: Sendable>(
    at definitions: [Definition], _ body: @escaping @Sendable (ArraySlice<Definition>, TransformContext) -> Void
  ) {
    report(halves(of: definitions, body).flatMap(\.diagnostics))
  }

  /// What each half of some definitions comes to, and what it refuses, which is not reported yet.
  func halves<Definition: Sendable, Result: Sendable>(
    of definitions: [Definition], _ body: @escaping @Sendable (ArraySlice<Definition>, TransformContext) -> Result
  ) -> [(result: Result, diagnostics: [Diagnostic])] {
    let options = options
    let size = max(256, (definitions.count + 1) / 2)
    let parts = stride(from: 0, to: definitions.count, by: size).map {
      definitions[$0..<min($0 + size, definitions.count)]
    }
    return workers.map(parts, chunk: 1) { part in
      let context = TransformContext(options)
      return (body(part, context), context.diagnostics)
    }
  }

  /// Every definition rewritten, several at a time; one whose selections become empty is left out.
  ///
  /// - Parameter rewrite: rewrites the definitions of a range, looking at no others.
  func rewriting(
    _ program: IR.Program, by rewrite: @escaping @Sendable (Range<Int>, TransformContext) -> IR.Program.Part
  ) -> IR.Program {
    let options = options
    let count = max(program.operations.count, program.fragments.count)
    let size = max(256, count / 16)
    let ranges = stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
    let parts = workers.map(ranges, chunk: 1) { range in
      let context = TransformContext(options)
      return (program: rewrite(range, context), diagnostics: context.diagnostics)
    }
    diagnostics += parts.flatMap(\.diagnostics)
    return program.joining(parts.map(\.program))
  }
}

/// What of the configuration the transforms ask for.
package struct TransformOptions: Sendable {
  /// The fields that identify a record: of a type that is named, else of every type.
  package var identity: Identity
  /// Relay's `enforce_fragment_alias_where_ambiguous`.
  package var enforcesAliases = FeatureFlags.Flag.enabled
  /// Relay's `prefer_fetchable_in_refetch_queries`.
  var prefersFetchable = false
  /// Relay's `disallow_required_action_throw_on_semantically_nullable_fields`.
  package var refusesThrowOnNullable = FeatureFlags.Flag.disabled
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

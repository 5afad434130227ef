import GraphQLIR
import GraphQLSyntax

extension Transform {
  /// An operation comes to no more distinct selections than ``Flattener/limit``, with its fragments put in.
  static let selectionLimit = Transform(checking: "selectionLimit") { program, context in
    // With every fragment put in everywhere, a deferred one within two selections, it comes to at least as many, and that
    // is quickly counted.
    let sizes = program.summedOverSpreads { own, spreads, sizes in
      spreads.reduce(Int(own.containers)) { min($0 + sizes[$1.fragment] + 2, Flattener.limit + 1) }
    }
    let large = zip(program.operations, sizes).filter { $0.1 > Flattener.limit }.map(\.0)
    if large.isEmpty { return }
    let flattener = Flattener(program, .normalization)
    for operation in large {
      _ = flattener.operation(operation)
      if flattener.isOverLimit {
        context.report(.tooManySelections(operation.name, Flattener.limit), at: operation.location)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func tooManySelections(_ name: Symbol, _ limit: Int) -> Self {
    Self("`\(name)` comes to more than \(limit) distinct selections; fragments that overlap deep inside ask for one for each way they combine, so let fewer of them select the same links")
  }
}

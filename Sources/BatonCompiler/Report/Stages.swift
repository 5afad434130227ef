import GraphQLIR
package import GraphQLSyntax

extension Compilation {
  /// The definitions that are wanted as GraphQL: as written, after each transform that changed one of them, and in each
  /// program that is derived.
  package func stages(of names: Set<Symbol>) -> String {
    guard let programs else { return "" }
    let wanted = Wanted(names: names, in: programs.reader)
    var parts = [("source", wanted.text(in: programs.source))]
    var last: [Pipeline: String] = [:]
    for step in Programs.steps(transforming: programs.source, options: TransformOptions(input.configuration)) {
      let before = last[step.pipeline] ?? step.pipeline.start.flatMap { last[$0] } ?? parts[0].1
      let after = wanted.text(in: step.program)
      last[step.pipeline] = after
      if before != after { parts.append(("\(step.pipeline.rawValue): \(step.transform.name)", after)) }
    }
    parts += [
      ("reader", wanted.text(in: programs.reader)), ("normalization", wanted.text(in: programs.normalization)),
      ("operation text", wanted.text(in: programs.operationText)),
    ]
    return parts.map { title, text in
      "# \(title)\n" + (text.isEmpty ? "# nothing is left of it here\n" : text)
    }.joined(separator: "\n")
  }

  /// Tells one schema from another: a digest of its files.
  package var schemaDigest: String {
    DigestAlgorithm.sha256.hex(schemaFiles.flatMap { $0.file.source.bytes + [0] })
  }
}

/// Definitions by name, and fragments by their place too, which stays when arguments are applied and give another name.
private struct Wanted {
  let names: Set<Symbol>
  let places: Set<Location>

  init(names: Set<Symbol>, in program: IR.Program) {
    self.names = names
    places = Set(program.fragments.filter { names.contains($0.name) }.map(\.location))
  }

  func text(in program: IR.Program) -> String {
    let operations = program.operations.filter { names.contains($0.name) }.map { program.printed($0) }
    let fragments = program.fragments.filter { names.contains($0.name) || places.contains($0.location) }
      .map { program.printed($0) }
    return (operations + fragments).joined(separator: "\n")
  }
}

extension Pipeline {
  /// The pipeline that it goes on from; nil for the first.
  var start: Pipeline? {
    switch self {
    case .common: nil
    case .reader, .operation: .common
    case .normalization, .operationText: .operation
    }
  }
}

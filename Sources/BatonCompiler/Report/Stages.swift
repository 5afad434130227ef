import GraphQLIR
package import GraphQLSyntax

extension Compilation {
  /// Each program that is derived, as GraphQL, of the definitions that are wanted and what these reach.
  package func stages(of names: Set<Symbol>) -> String {
    guard let programs else { return "" }
    let stages: [(String, IR.Program)] = [
      ("source", programs.source), ("reader", programs.reader), ("normalization", programs.normalization),
      ("operation text", programs.operationText),
    ]
    return stages.map { title, program in
      let wanted = program.operations.filter { names.contains($0.name) }.map { program.printed($0) }
        + program.fragments.filter { names.contains($0.name) }.map { program.printed($0) }
      return "# \(title)\n" + (wanted.isEmpty ? "# nothing is left of it here\n" : wanted.joined(separator: "\n"))
    }.joined(separator: "\n")
  }

  /// Tells one schema from another: a digest of its files.
  package var schemaDigest: String {
    DigestAlgorithm.sha256.hex(schemaFiles.flatMap { $0.file.source.bytes + [0] })
  }
}

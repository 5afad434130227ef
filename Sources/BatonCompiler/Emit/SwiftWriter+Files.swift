extension FilePlan {
  /// The output's text.
  func printed() -> String {
    var writer = SwiftWriter(access: access, spelling: spelling)
    writer.file(self)
    return writer.text
  }
}

extension SwiftWriter {
  fileprivate mutating func file(_ file: FilePlan) {
    line(OutputNames.header + (file.source.map { " from \($0)" } ?? ", shared by the module's documents") + ". Do not edit.")
    if !file.declarations.isEmpty {
      blank()
      imports(of: file)
    }
    for declaration in file.declarations {
      blank()
      switch declaration {
      case .fragment(let fragment): self.fragment(fragment)
      case .operation(let operation): self.operation(operation)
      case .enum(let plan): self.enum(plan)
      case .input(let input): self.input(input)
      }
    }
  }

  /// Where an import says who sees it, every import of the module in the app must, unless imports are internal by default;
  /// one for everybody goes with those that say nothing.
  private mutating func imports(of file: FilePlan) {
    let word = access.word
    guard access == .package else { return imports(of: file, word) }
    line("#if hasFeature(InternalImportsByDefault)")
    indented { $0.imports(of: file, word) }
    line("#else")
    indented { $0.imports(of: file, "") }
    line("#endif")
  }

  private mutating func imports(of file: FilePlan, _ access: StaticString) {
    line("@_spi(Generated) \(access)import BatonRuntime")
    for module in file.imports { line("\(module.isInSignatures ? access : "")import \(module.module)") }
  }
}

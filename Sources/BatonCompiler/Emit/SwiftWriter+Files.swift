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
      line("@_spi(Generated) \(access.word)import BatonRuntime")
      for module in file.imports { line("\(module.isInSignatures ? access.word : "")import \(module.module)") }
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
}

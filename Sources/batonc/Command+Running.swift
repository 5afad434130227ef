extension Command {
  /// Does what the command is for.
  func run(_ options: Options, _ operands: [String]) -> ExitCode {
    switch self {
    case .validate, .generate, .print, .explain:
      var session = Session(options, operands: self == .validate || self == .generate ? operands : [])
      do throws(CommandFailure) {
        switch self {
        case .generate: return try session.generate()
        case .print: return try session.print(operands.first)
        case .explain: return try session.explain(operands.first)
        default: return try session.validate()
        }
      } catch {
        session.report(error.findings)
        return .misused
      }
    case .`init`: return initialize()
    case .schemaOfConfig: return printConfigurationSchema()
    }
  }
}

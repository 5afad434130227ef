extension Command {
  /// Does what the command is for.
  func run(_ options: Options, _ operands: [String]) -> ExitCode {
    switch self {
    case .validate, .generate, .print, .explain:
      // `print` and `explain` take a name before the paths.
      let name = self == .explain || self == .print && !options.isAll ? operands.first : nil
      let session = Session(options, operands: name == nil ? operands : Array(operands.dropFirst()))
      // Never freed object by object, which would take as long as a phase: the system takes it all back at once.
      defer { _ = Unmanaged.passRetained(session) }
      do throws(CommandFailure) {
        switch self {
        case .generate: return try session.generate()
        case .print: return try session.print(name)
        case .explain: return try session.explain(name)
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

extension Command {
  func initialize() -> ExitCode { .done }
}
extension Session {
  mutating func explain(_ name: String?) throws(CommandFailure) -> ExitCode { .done }
  func writeReport(of compilation: Any, _ project: Project) throws(CommandFailure) {}
}

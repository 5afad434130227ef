/// The markers' macro plugin: a small program that the Swift compiler starts once for each module it builds and
/// asks, for each marker, what it becomes. A marker becomes nothing; what it marks is checked.
///
/// The compiler's plugin protocol is a few JSON messages, so no package is needed to speak it.
@main
struct BatonMacros {
  static func main() {
    let channel = MessageChannel(reading: 0, writing: 1)
    while let message = channel.next() {
      channel.send(answer(to: JSON(message)))
    }
  }

  /// A message is an object whose only key is its name. What is not known is answered in the protocol's own
  /// manner, the name followed by `Result`, so that a newer compiler says what it misses and does not wait.
  static func answer(to message: JSON) -> String {
    let (name, content) = message.onlyMember ?? ("unknown", message)
    switch name {
    case "getCapability":
      return #"{"getCapabilityResult":{"capability":{"protocolVersion":7,"features":[]}}}"#
    case "loadPluginLibrary":
      return #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#
    case "expandAttachedMacro":
      return expansion(diagnosing: Marker(content)?.check())
    case "expandFreestandingMacro":
      return expansion(diagnosing: nil)
    default:
      return "{\(quoted(name + "Result")):{}}"
    }
  }

  private static func expansion(diagnosing diagnostic: Diagnostic?) -> String {
    #"{"expandMacroResult":{"expandedSource":"","diagnostics":[\#(diagnostic?.json ?? "")]}}"#
  }
}

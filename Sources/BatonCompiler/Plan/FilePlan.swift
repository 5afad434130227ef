/// One output: the declarations of a source file, or those that the module shares.
struct FilePlan: Sendable {
  indirect enum Declaration: Sendable {
    case fragment(FragmentPlan)
    case operation(OperationPlan)
    case `enum`(EnumPlan)
    case input(InputPlan)
  }

  struct Import: Sendable {
    var module: String
    /// Whether a declaration's type says something of this module, and not only a body.
    var isInSignatures: Bool
  }

  /// What the output was made from: `Sources/App/Row.swift`; nil for the shared file.
  var source: String?
  var access: Access
  var spelling: Spelling
  /// Besides the runtime.
  var imports: [Import]
  var declarations: [Declaration]
}

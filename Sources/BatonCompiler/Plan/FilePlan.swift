/// One output: the declarations of a source file, or those that the module shares.
package struct FilePlan: Sendable {
  package indirect enum Declaration: Sendable {
    case fragment(FragmentPlan)
    case operation(OperationPlan)
    case `enum`(EnumPlan)
    case input(InputPlan)
  }

  package struct Import: Sendable {
    package var module: String
    /// Whether a declaration's type says something of this module, and not only a body.
    package var isInSignatures: Bool
  }

  /// What the output was made from: `Sources/App/Row.swift`; nil for the shared file.
  package var source: String?
  package var access: Access
  package var spelling: Spelling
  /// Besides the runtime.
  package var imports: [Import]
  package var declarations: [Declaration]
}

@testable import BatonCompiler
import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// A module compiled from texts: what is printed for each source, and what was refused.
struct EmittedModule {
  let plan: ModulePlan
  /// What the definitions are read by.
  let reader: IR.Program
  let diagnostics: [Diagnostic]
  /// The schema's, then the documents'.
  let files: [SourceFile]

  /// - Parameter documents: by path.
  init(
    schema: String, _ documents: [(path: String, text: String)], settings: PlanSettings = PlanSettings(),
    extensions: String = ""
  ) {
    let files =
      [SourceFile(path: "schema.graphql", text: schema), SourceFile(path: "extensions.graphql", text: extensions)]
      + documents.map { SourceFile(path: $0.path, text: $0.text) }
    self.files = files
    var diagnostics: [Diagnostic] = []
    func parsed(_ index: Int, as kind: DocumentKind) -> Document {
      let (document, found) = parse(files[index], id: FileID(index), as: kind)
      diagnostics += found
      return document
    }
    let built = SchemaBuilder.build([
      SchemaDocument(parsed(0, as: .typeSystem), isClient: false),
      SchemaDocument(parsed(1, as: .typeSystem), isClient: true),
    ])
    diagnostics += built.diagnostics
    let source = ProgramBuilder.program(
      files.indices.dropFirst(2).map { parsed($0, as: .executable) }, schema: built.schema, sources: files)
    var options = TransformOptions()
    options.identity = TransformOptions.Identity(standard: settings.standardKey, types: settings.keys)
    let checked = CheckedPrograms(source, options: options)
    let programs = Programs(checked)
    diagnostics += checked.diagnostics + DefinitionNames.check(checked.reader, mapped: settings.mappedTypes)
    reader = programs.reader
    let texts = programs.operationText.operations.map {
      ($0.name, OperationPlan.Document.text(programs.operationText.text(of: $0)))
    }
    plan = ModulePlan(
      reader: programs.reader, normalization: programs.normalization,
      documents: Dictionary(texts, uniquingKeysWith: { first, _ in first }), paths: files.map(\.path),
      settings: settings)
    self.diagnostics = diagnostics
  }

  /// What is printed for a source.
  func text(_ path: String) -> String {
    plan.outputs.first { files[Int($0.source.index)].path == path }!.file.printed()
  }

  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// Every output, for a compiler.
  var sources: [(name: String, text: String)] {
    plan.outputs.enumerated().map { ("Output\($0).swift", $1.file.printed()) } + [("Shared.swift", shared)]
  }

  var shared: String { plan.shared.printed() }
}

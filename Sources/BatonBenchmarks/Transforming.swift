import BatonCompiler
import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension BenchmarkGroup {
  /// Checked documents to the programs, and to the texts.
  static let transforming = BenchmarkGroup(name: "transforming") { report in
    guard report.wants("transforming") else { return }
    for (count, name) in [(450, "450 operations"), (900, "900 operations")] {
      let app = TransformedApp(operations: count)
      let size = "\(name), \(app.source.fragments.count) fragments"
      report.measure("transforming/program: \(size)", .milliseconds) { keep(app.build()) }
      report.measure("transforming/all: \(size)", .milliseconds) { keep(Programs(transforming: app.source)) }
      if count == 900 {
        for pipeline in Pipeline.allCases { app.measure(pipeline, &report) }
        let text = Programs(transforming: app.source).operationText
        report.measure("transforming/texts: \(size)", .milliseconds) {
          for operation in text.operations { keep(text.text(of: operation)) }
        }
      }
    }
    guard report.wants("transforming/large") else { return }
    // With the schema in proportion an operation reaches as much in each; in one of 1000 KB, at 10,000 a third more.
    for count in [1000, 2500, 5000, 10_000] {
      let app = TransformedApp(operations: count, schemaKilobytes: count * 2 / 5)
      report.measure("transforming/large: \(count) operations", .milliseconds) {
        keep(Programs(transforming: app.source))
      }
    }
  }
}

private struct TransformedApp {
  let schema: Schema
  let documents: [Document]
  let files: [SourceFile]
  let source: IR.Program

  init(operations: Int, schemaKilobytes: Int = 1000) {
    let app = SyntheticApp(documents: operations, schemaKilobytes: schemaKilobytes)
    files = app.documents
    documents = app.documents.enumerated().map { parse($1, id: FileID($0), as: .executable).document }
    let sdl = parse(app.schema, id: FileID(files.count), as: .typeSystem).document
    schema = SchemaBuilder.build([SchemaDocument(sdl)]).schema
    source = ProgramBuilder.program(documents, schema: schema, sources: files)
    let refused = Programs(transforming: source).diagnostics
    if let first = refused.first { fatalError("\(refused.count) errors, the first: \(first.message.text)") }
  }

  func build() -> IR.Program { ProgramBuilder.program(documents, schema: schema, sources: files) }

  /// Each transform of a pipeline on what stands before it.
  func measure(_ pipeline: Pipeline, _ report: inout BenchmarkReport) {
    let context = TransformContext()
    var program = source
    let before: [Transform] =
      switch pipeline {
      case .common: []
      case .reader, .operation: Pipeline.common.transforms
      case .normalization, .operationText: Pipeline.common.transforms + Pipeline.operation.transforms
      }
    for transform in before { program = transform(program, context) }
    for transform in pipeline.transforms {
      let input = program
      report.measure("transforming/\(pipeline.rawValue)/\(transform.name)", .milliseconds) {
        keep(transform(input, context))
      }
      program = transform(input, context)
    }
  }
}

package import GraphQLIR
package import GraphQLSyntax

/// A program on its way through the pipelines, each as far as it may refuse something: everything is found that is wrong,
/// and nothing is made that only an output needs.
package struct CheckedPrograms: Sendable {
  /// As written.
  package let source: IR.Program
  package let diagnostics: [Diagnostic]
  fileprivate let common: PipelineRun
  fileprivate let operation: PipelineRun
  /// Of `reader`, `normalization` and `operationText`.
  fileprivate let branches: [PipelineRun]

  package init(_ source: IR.Program, options: TransformOptions = TransformOptions(), workers: Workers = .one) {
    self.init(source, options: options, workers: workers, recordsSteps: false)
  }

  fileprivate init(_ source: IR.Program, options: TransformOptions, workers: Workers, recordsSteps: Bool) {
    self.source = source
    let tooDeep = NestingLimit.diagnostics(of: source)
    let start = PipelineRun(source, options, workers, recordsSteps: recordsSteps)
    guard tooDeep.isEmpty else {
      diagnostics = tooDeep
      (common, operation, branches) = (start, start, [start, start, start])
      return
    }
    let common = start.checking(.common)
    let (reader, operation) = workers.both({ common.checking(.reader) }, { common.checking(.operation) })
    self.common = common
    self.operation = operation
    branches = [reader, operation.checking(.normalization), operation.checking(.operationText)]
    diagnostics = ([common, operation] + branches).flatMap(\.diagnostics).sortedOnce()
  }

  /// What lenses and values are made of; not yet flattened.
  package var reader: IR.Program { branches[0].program }
}

/// The programs made of one, with all that was refused on the way.
package struct Programs: Sendable {
  /// As written.
  package var source: IR.Program
  package var reader: IR.Program
  package var normalization: IR.Program
  /// Operations that are here and not in `normalization` do not exist; the other way round, they need no server.
  package var operationText: IR.Program
  package var diagnostics: [Diagnostic]

  /// Runs what is left of every pipeline.
  package init(_ checked: CheckedPrograms, workers: Workers = .one) {
    self.init(checked, branches: workers.map(checked.branches, chunk: 1) { $0.finished() })
  }

  private init(_ checked: CheckedPrograms, branches: [PipelineRun]) {
    source = checked.source
    diagnostics = checked.diagnostics
    (reader, normalization, operationText) = (branches[0].program, branches[1].program, branches[2].program)
  }

  /// Runs every pipeline.
  package init(transforming source: IR.Program, options: TransformOptions = TransformOptions()) {
    self.init(CheckedPrograms(source, options: options))
  }

  /// Every transform in the order of the pipelines, with the program that it made.
  package static func steps(transforming source: IR.Program, options: TransformOptions) -> [TransformStep] {
    let checked = CheckedPrograms(source, options: options, workers: .one, recordsSteps: true)
    let branches = checked.branches.map { $0.finished() }
    return ([checked.common, checked.operation] + branches).flatMap(\.steps)
  }
}

/// What a transform made of the program before it.
package struct TransformStep: Sendable {
  package let pipeline: Pipeline
  package let transform: Transform
  package let program: IR.Program
}

/// A program within one pipeline.
private struct PipelineRun: Sendable {
  private(set) var program: IR.Program
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var steps: [TransformStep] = []
  private let options: TransformOptions
  private let workers: Workers
  private let recordsSteps: Bool
  private var left: (pipeline: Pipeline, transforms: ArraySlice<Transform>)?

  init(_ program: IR.Program, _ options: TransformOptions, _ workers: Workers, recordsSteps: Bool) {
    self.program = program
    self.options = options
    self.workers = workers
    self.recordsSteps = recordsSteps
  }

  /// Goes on with the program in another pipeline, as far as that may refuse something.
  func checking(_ pipeline: Pipeline) -> PipelineRun {
    var run = PipelineRun(program, options, workers, recordsSteps: recordsSteps)
    run.left = (pipeline, pipeline.transforms[pipeline.checkCount...])
    run.run(pipeline.transforms[..<pipeline.checkCount], of: pipeline)
    return run
  }

  /// With the rest of its pipeline.
  func finished() -> PipelineRun {
    guard let left else { return self }
    var run = self
    run.left = nil
    run.run(left.transforms, of: left.pipeline)
    return run
  }

  private mutating func run(_ transforms: ArraySlice<Transform>, of pipeline: Pipeline) {
    var rest = transforms
    while let transform = rest.first {
      // Those that only look at one program look at the same time.
      let looking = rest.prefix { $0.onlyLooks }
      if looking.count > 1 {
        let (program, options, workers) = (program, options, workers)
        diagnostics += workers.map(Array(looking.reversed()), chunk: 1) { transform in
          let context = TransformContext(options, workers: workers)
          _ = transform(program, context)
          return context.diagnostics
        }.joined()
      } else {
        let context = TransformContext(options, workers: workers)
        program = transform(program, context)
        diagnostics += context.diagnostics
      }
      let done = rest.prefix(max(1, looking.count))
      rest = rest.dropFirst(done.count)
      if recordsSteps {
        steps += done.map { TransformStep(pipeline: pipeline, transform: $0, program: program) }
      }
    }
  }
}

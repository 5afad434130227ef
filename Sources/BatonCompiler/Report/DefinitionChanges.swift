import GraphQLIR
import GraphQLSyntax

/// Which transforms changed which definition. A transform hands on the very definition that it does not change.
struct DefinitionChanges {
  private var byPlace: [Location: [String]] = [:]

  init(transforming source: IR.Program, options: TransformOptions) {
    var last: [Pipeline: [Location: ObjectIdentifier]] = [:]
    let written = Self.definitions(source)
    for step in Programs.steps(transforming: source, options: options) {
      let before = last[step.pipeline] ?? step.pipeline.start.flatMap { last[$0] } ?? written
      let after = Self.definitions(step.program)
      last[step.pipeline] = after
      let name = "\(step.pipeline.rawValue): \(step.transform.name)"
      for (place, definition) in after where before[place] != definition { byPlace[place, default: []].append(name) }
    }
  }

  /// The transforms that changed the definition whose name stands there, in their order.
  subscript(place: Location) -> [String] { byPlace[place] ?? [] }

  /// A fragment keeps its place where applied arguments give it another name.
  private static func definitions(_ program: IR.Program) -> [Location: ObjectIdentifier] {
    var definitions: [Location: ObjectIdentifier] = [:]
    for operation in program.operations { definitions[operation.location] = ObjectIdentifier(operation) }
    for fragment in program.fragments { definitions[fragment.location] = ObjectIdentifier(fragment) }
    return definitions
  }
}

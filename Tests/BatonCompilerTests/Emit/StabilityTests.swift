@testable import BatonCompiler
import BatonTestSupport
import GraphQLIR
import GraphQLSchema
import GraphQLSyntax
import Testing

@Suite struct StabilityTests {
  private let schema = """
    type Query { boat: Boat } type Boat { id: ID! name: String kind: Kind owner: Boat list(by: By): Int }
    enum Kind { A B } input By { kind: Kind }
    """
  private let documents = [
    ("A.graphql", "fragment A on Boat { name owner { ...B } }"),
    ("B.graphql", "fragment B on Boat { id kind }"),
    ("C.graphql", "query Reaches($by: By) { boat { ...A list(by: $by) } }"),
    ("D.graphql", "query Apart { boat { name } } fragment Alone on Boat { name } query Uses { boat { ...Alone } }"),
  ]

  private func texts(_ documents: [(path: String, text: String)]) -> [String: String] {
    let module = EmittedModule(schema: schema, documents)
    #expect(module.errors.isEmpty)
    var texts = Dictionary(uniqueKeysWithValues: documents.map { ($0.path, module.text($0.path)) })
    texts["shared"] = module.shared
    return texts
  }

  @Test func `the order of the files changes nothing`() {
    let first = texts(documents)
    #expect(texts(documents.reversed()) == first)
    #expect(texts([documents[2], documents[0], documents[3], documents[1]]) == first)
  }

  @Test func `a change in a fragment changes its own output and the operations that reach it`() {
    let before = texts(documents)
    var changed = documents
    changed[1].1 = "fragment B on Boat { id kind name }"
    let after = texts(changed)
    #expect(before.keys.filter { before[$0] != after[$0] }.sorted() == ["B.graphql", "C.graphql"])
  }

  @Test(arguments: [GoldenModule.emit, .cases])
  func `a field more in any fragment changes the fragment and the operations that reach it, and nothing else`(
    _ module: GoldenModule
  ) {
    let before = module.emitted.declarations
    var changes = 0
    for (file, document) in module.documents.enumerated() {
      for (fragment, place) in fragments(of: document.text) {
        guard let field = module.emitted.fieldToAdd(to: fragment) else { continue }
        var documents = module.documents
        documents[file].text.insert(contentsOf: field + " ", at: place)
        let changed = EmittedModule(schema: module.schema, documents, settings: module.settings)
        #expect(changed.errors.isEmpty, "\(fragment): \(snippets(changed.errors, in: changed.files))")
        let after = changed.declarations
        #expect(after.keys.sorted() == before.keys.sorted())
        #expect(
          before.keys.filter { before[$0] != after[$0] }.sorted() == module.emitted.whatReaches(fragment).sorted(),
          "\(fragment)")
        changes += 1
      }
    }
    #expect(changes > 20)
  }

  /// The fragments of a document, each with where its first selection begins.
  private func fragments(of text: String) -> [(name: Symbol, place: String.Index)] {
    parse(SourceFile(path: "F.graphql", text: text), id: FileID(0), as: .executable).0.definitions.compactMap { definition in
      guard case .fragment(let fragment) = definition, let first = fragment.selections.first else { return nil }
      let start =
        switch first {
        case .field(let field): field.responseName.range.start
        case .spread(let spread): spread.range.start
        case .inline(let inline): inline.dots.start
        }
      return (fragment.name.symbol, text.utf8.index(text.startIndex, offsetBy: Int(start)))
    }
  }

  @Test func `a default of a fragment's own variable is in its own output`() {
    let schema = "type Query { a(x: Int): Int }"
    func texts(_ value: Int) -> [String] {
      let module = EmittedModule(
        schema: schema,
        [
          ("A.graphql", "fragment A on Query @argumentDefinitions(x: {type: \"Int\", defaultValue: \(value)}) { a(x: $x) }"),
          ("B.graphql", "fragment B on Query { ...A }"), ("C.graphql", "query C { ...B }"),
        ])
      return ["A.graphql", "B.graphql", "C.graphql"].map(module.text)
    }
    let (one, two) = (texts(1), texts(2))
    #expect(zip(one, two).map { $0 == $1 } == [false, true, false])
  }
}

extension EmittedModule {
  /// Each declaration as it is printed, by a definition's or a shared type's name.
  fileprivate var declarations: [String: String] {
    var texts: [String: String] = [:]
    for file in plan.outputs.map(\.file) + [plan.shared] {
      for declaration in file.declarations {
        let name =
          switch declaration {
          case .fragment(let fragment): fragment.object.name.identifier
          case .operation(let operation): operation.name.identifier
          case .enum(let plan): "enum " + plan.name.identifier
          case .input(let plan): "input " + plan.name.identifier
          }
        var alone = file
        alone.declarations = [declaration]
        texts[name] = alone.printed()
      }
    }
    return texts
  }

  /// A fragment, and the operations whose answers it is a part of.
  fileprivate func whatReaches(_ fragment: Symbol) -> [String] {
    [fragment.text]
      + reader.operations.filter { reader.reached(from: $0.selections).contains(fragment) }.map(\.name.text)
  }

  /// A selection that no fragment has, of something that needs no argument, enum or import.
  fileprivate func fieldToAdd(to fragment: Symbol) -> String? {
    guard let fragment = reader.fragment(fragment) else { return nil }
    let schema = reader.schema
    let field = schema[fragment.type].fields.first { field in
      schema[field.type].kind == .scalar && ["Int", "String", "ID"].contains(schema[field.type].name.text)
        && field.arguments.allSatisfy { !$0.type.isNonNull }
    }
    return field.map { "added: \($0.name)" } ?? (fragment.type == schema.query ? nil : "added: __typename")
  }
}

@testable import BatonCompiler
import BatonTestSupport
import GraphQLSyntax
import Testing

@Suite struct HostileTests {
  private func module(_ names: HostileNames) -> EmittedModule {
    EmittedModule(schema: names.schema, names.documents + names.definitionDocuments(inline: false))
  }

  @Test func `whatever a schema and its documents call things, it compiles`() throws {
    let module = module(.every)
    #expect(module.errors.isEmpty)
    #expect(try SwiftCompiler(flags: ["-default-isolation", "MainActor"]).check(module.sources) == [])
  }

  @Test func `values may be called whatever lenses may be called`() throws {
    let module = EmittedModule(schema: HostileNames.every.schema, HostileNames.every.definitionDocuments(inline: true))
    #expect(module.errors.isEmpty)
    #expect(module.sources.count { $0.text.contains(": FragmentValue {") } > 150)
    #expect(try SwiftCompiler(flags: ["-default-isolation", "MainActor"]).check(module.sources) == [])
  }

  @Test func `what compiles compiles optimized too`() throws {
    let module = module(.every)
    #expect(module.errors.isEmpty)
    #expect(try SwiftCompiler(flags: ["-O"]).compile(module.sources) == [])
  }

  @Test func `hand-made answers have objects of any name`() throws {
    let module = EmittedModule(
      schema: HostileNames.every.payloadSchema, [("Make.graphql", HostileNames.every.payloadDocument)])
    #expect(module.errors.isEmpty)
    #expect(try SwiftCompiler().check(module.sources) == [])
  }

  @Test func `a property may hide a type that its lens or value spells, whatever stands beside it`() throws {
    for inline in ["", "@inline "] {
      let module = EmittedModule(
        schema: "type Query { leaf(a: Int): Leaf } type Leaf { Hidden: Int Array: Leaf Optional: Int Layout: Int }",
        [
          (
            "F.graphql",
            "fragment Hidden on Leaf \(inline){ Array { Optional } } "
              + "fragment Beside on Leaf \(inline){ Hidden Array { Layout ...Hidden } Optional Layout ...Hidden }"
          ),
          (
            "Q.graphql",
            "query Q($Hidden: Int, $Array: Int) { leaf(a: $Hidden) { ...Hidden } "
              + "again: leaf(a: $Array) { Array { ...Beside } } }"
          ),
        ])
      #expect(module.errors.isEmpty)
      #expect(try SwiftCompiler(flags: ["-default-isolation", "MainActor"]).check(module.sources) == [])
    }
  }

  @Test func `the module of a mapped scalar's type is never hidden`() throws {
    var settings = PlanSettings(access: .public, mappedScalars: ["Money": "Foundation.Decimal"])
    let schema = """
      scalar Money
      enum Foundation { A }
      enum Decimal { A }
      type Query { price(of: Foundation, at: Money, by: Kinds): Money! Foundation: Query Decimal: Query from: Foundation as: Decimal }
      input Kinds { Foundation: Foundation Decimal: Decimal Money: Money }
      """
    let fields = "{ price from as Foundation { price Decimal { price } } Decimal { price } }"
    let documents: [(path: String, text: String)] = [
      ("F.graphql", "fragment Prices on Query \(fields) fragment PricesValue on Query @inline \(fields)"),
      ("Q.graphql", "query Q($Foundation: Money, $of: Foundation, $by: Kinds) { ...Prices ...PricesValue paid: price(of: $of, at: $Foundation, by: $by) }"),
    ]
    let module = EmittedModule(schema: schema, documents, settings: settings)
    #expect(module.errors.isEmpty)
    #expect(module.shared.contains("public enum FoundationEnum: GraphQLEnum"))
    #expect(module.shared.contains("public enum Decimal: GraphQLEnum"))
    #expect(try SwiftCompiler().check(module.sources) == [])

    let hides = [(path: "F.graphql", text: "query Foundation { from }")]
    #expect(EmittedModule(schema: schema, hides, settings: settings).errors.map(\.message.text) == [
      "`Foundation` would hide what `customScalarTypes` names in baton.json; name it otherwise, `FoundationRow` for a view's"
    ])
    settings.mappedScalars = [:]
    #expect(EmittedModule(schema: schema, hides, settings: settings).errors.isEmpty)
  }

  @Test func `a choice of 700 fields compiles`() throws {
    let module = EmittedModule(
      schema: "type Query { a(by: By): Int } input By @oneOf { \((0..<700).map { "field\($0): Int" }.joined(separator: " ")) }",
      [("Q.graphql", "query Q($by: By) { a(by: $by) }")])
    #expect(try SwiftCompiler().check(module.sources) == [])
  }

  @Test func `a definition that would hide a type of Swift's or the runtime's is refused at its name`() {
    let names = HostileNames.every.all.filter { SharedNames.isReserved(Symbol($0)) }
    for name in names where name != "_" {
      let module = EmittedModule(
        schema: "type Query { a: Int }", [("Q.graphql", "query \(name) { a }")])
      #expect(module.errors.map(\.location.range.start) == [6], "\(name)")
    }
    #expect(names.count > 30)
  }

  @Test func `an app's own types may have the names of those that generated code spells`() throws {
    let own = KnownName.allCases.map { "struct \($0.rawValue) {}" }.joined(separator: "\n")
    var settings = GoldenModule.emit.settings
    settings.access = .internal
    settings.ownTypes = ModuleTypes.declared(in: SourceFile(path: "Own.swift", text: own))
    #expect(settings.ownTypes == Set(KnownName.allCases.map(\.rawValue)))
    let module = EmittedModule(schema: GoldenModule.emit.schema, GoldenModule.emit.documents, settings: settings)
    #expect(try SwiftCompiler().check(module.sources + [("Own.swift", own)]) == [])
  }
}

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

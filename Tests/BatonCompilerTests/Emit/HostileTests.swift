@testable import BatonCompiler
import BatonTestSupport
import GraphQLSyntax
import Testing

@Suite struct HostileTests {
  /// Where the names stand.
  enum Places: CaseIterable {
    /// Fields, aliases, arguments, variables, values of enums, fields of inputs, type conditions and groups.
    case members
    /// Enums and input objects.
    case shared
    case lenses, values, operations
    /// Objects of a hand-made answer.
    case answers

    func module(_ names: HostileNames) -> EmittedModule {
      switch self {
      case .members: EmittedModule(schema: names.schema, names.documents)
      case .shared: EmittedModule(schema: names.sharedSchema, names.sharedDocuments)
      case .lenses: EmittedModule(schema: names.schema, names.definitionDocuments(inline: false))
      case .values: EmittedModule(schema: names.schema, names.definitionDocuments(inline: true))
      case .operations: EmittedModule(schema: names.schema, names.operationDocuments)
      case .answers: EmittedModule(schema: names.payloadSchema, [("Make.graphql", names.payloadDocument)])
      }
    }
  }

  @Test(arguments: Places.allCases, [[], ["-default-isolation", "MainActor"]])
  func `whatever a schema and its documents call things, it compiles`(_ places: Places, _ flags: [String]) throws {
    let module = places.module(.every)
    #expect(module.errors.isEmpty, "\(snippets(module.errors, in: module.files))")
    #expect(try SwiftCompiler(flags: flags).check(module.sources) == [])
  }

  @Test(arguments: ["-Onone", "-O"]) func `what compiles compiles to the end, also optimized`(_ flag: String) throws {
    let module = Places.members.module(.words)
    #expect(module.errors.isEmpty)
    #expect(try SwiftCompiler(flags: [flag]).compile(module.sources) == [])
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

  @Test func `a generic type of a mapped scalar is imported and never hidden, nor what it holds`() throws {
    let module = EmittedModule(
      schema: """
        scalar Price
        enum Tag { A } enum Foundation { A }
        type Query { count(n: Int): Int price(at: Price): Price foundation: Query tag: Query tagged: Query tags: Tag Foundation: Int Tag: Int Tagged: Int }
        """,
      [
        ("F.graphql", "fragment F on Query @inline { price foundation { price } tag { price } tagged { price } Foundation Tag Tagged }"),
        ("Q.graphql", "query Q($Tagged: Price, $Tag: Int) { ...F paid: price(at: $Tagged) count(n: $Tag) tags tag { price } Foundation }"),
      ], settings: PlanSettings(access: .public, mappedScalars: ["Price": "Tagged<Tag, Foundation.Decimal>"]))
    #expect(module.errors.isEmpty)
    #expect(module.text("F.graphql").contains("\npublic import Foundation\n"))
    let own = """
      public import BatonRuntime
      public enum Tag {}
      public struct Tagged<Kind, Value: MappedScalar>: MappedScalar {
        let value: Value
        public init?(scalar: ScalarText) { guard let value = Value(scalar: scalar) else { return nil }; self.value = value }
        public var scalar: ScalarText { value.scalar }
      }
      extension Tagged: Sendable {}
      """
    #expect(try SwiftCompiler().check(module.sources + [("Own.swift", own)]) == [])
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

  @Test func `a provider is a value that an operation can see, or is refused where it is named`() throws {
    func module(_ provider: String, beside own: String = "") -> EmittedModule {
      let variable = provider.prefix { $0 != "." }
      var settings = PlanSettings()
      settings.ownTypes = ModuleTypes.declared(in: SourceFile(path: "Own.swift", text: own))
      return EmittedModule(
        schema: "type Query { a(b: Int, c: Int): Int }",
        [
          (
            "Q.graphql",
            "query Q($\(variable): Int) { a(c: $\(variable)) ...F }\n"
              + "fragment F on Query @argumentDefinitions(b: { type: \"Int\", provider: \"\(provider)\" }) { x: a(b: $b) }"
          )
        ], settings: settings)
    }
    func refusals(_ provider: String) -> [String] { module(provider).errors.map(\.message.text) }
    for hidden in ["Data", "Response", "document", "encode", "hash", "hashValue", "name", "plan", "variables"] {
      #expect(
        refusals("\(hidden).limit") == [
          "`\(hidden)` is what an operation has itself, so `\(hidden).limit` would be a part of that; provide it by another name, such as `FeatureFlags.isPro`"
        ])
    }
    for provider in ["self.limit", "class.limit", "a..b", "a.1b"] {
      #expect(
        refusals(provider)
          == ["`\(provider)` is no value of Swift's; name one that the app provides, such as `FeatureFlags.isPro`"])
    }
    for provider in ["Flags.limit", "flags", "encoder", "Array.limit", "Plan.limit", "layout", "key"] {
      let name = provider.prefix { $0 != "." }
      let own = provider.contains(".") ? "enum \(name) { static let limit: Int? = 1 }" : "let \(name): Int? = 1"
      let module = module(provider, beside: own)
      #expect(module.errors.isEmpty)
      #expect(try SwiftCompiler().check(module.sources + [("Own.swift", own)]) == [], "\(provider)")
    }
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

  @Test(arguments: Access.allCases, [[], ["-default-isolation", "MainActor"]])
  func `goldens compile whoever may see them, and whatever the app isolates by default`(
    _ access: Access, isolation: [String]
  ) throws {
    var settings = GoldenModule.emit.settings
    settings.access = access
    let module = EmittedModule(schema: GoldenModule.emit.schema, GoldenModule.emit.documents, settings: settings)
    // A value and an enum go to any actor.
    let use = """
      actor Elsewhere { func take(_ value: any Sendable & Hashable) {} }
      @MainActor func hand(_ lens: Values_boat, _ kind: BoatKind, to elsewhere: Elsewhere) async {
        let value = lens.boatValue
        await elsewhere.take(value)
        await elsewhere.take(kind)
        await elsewhere.take(BoatFilter(kind: kind, owner: "1"))
        await elsewhere.take(RenameMutation(id: "1"))
      }
      """
    let flags = isolation + (access == .package ? ["-package-name", "app"] : [])
    #expect(try SwiftCompiler(flags: flags).check(module.sources + [("Use.swift", use)]) == [])
  }
}

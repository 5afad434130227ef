import BatonTestSupport
import Testing

// What the types alone refuse, and allow: a compiler reads snippets as an app would write them.

@Suite struct TypeTests {
  /// Stands for `ForEach`, which this system may not have, and for whatever takes a lens.
  private static let takers = """
    import BatonRuntime
    import GoldenSwift

    struct Rows<L: Lens> { init(_ list: LensList<L>, id: KeyPath<L, LensID>, row: (L) -> Void) {} }
    func takeLens<L: Lens>(_ lens: L) {}
    func takeFragment<L: FragmentLens>(_ lens: L) {}
    func takeElement<E: LensElement>(_ type: E.Type) {}
    func takeData<O: GraphQLOperation>(_ type: O.Type, _ data: O.Data) {}

    """

  /// A line each, and what the compiler says of it.
  private static let refused: [(line: String, error: String)] = [
    ("func a(_ value: NameTag) { takeLens(value) }", "requires that 'NameTag' conform to 'Lens'"),
    ("func b(_ value: NameTag) { takeFragment(value) }", "requires that 'NameTag' conform to 'FragmentLens'"),
    ("func c() { takeElement(NameTag.self) }", "requires that 'NameTag' conform to 'LensElement'"),
    ("func d(_ values: LensList<NameTag>) {}", "does not conform to protocol 'LensElement'"),
    ("func e(_ values: LensList<NameTag?>) {}", "does not conform to protocol 'LensElement'"),
    ("func f(_ values: LensList<CheckedTag.Logs>) {}", "does not conform to protocol 'LensElement'"),
    ("func g(_ values: [NameTag]) { _ = Rows(values, id: \\.lensID) { _ in } }", "cannot convert value of type '[NameTag]'"),
    ("func h(_ value: RootTag) { takeData(RootQuery.self, value) }", "cannot convert value of type 'RootTag'"),
    ("func i(_ value: NameTag) { _ = value.lensID }", "has no member 'lensID'"),
    ("func j(_ lens: Forms_boat) { _ = lens.snapshot() }", "has no member 'snapshot'"),
    ("@MainActor func k(_ store: Store, _ value: RootTag) throws { _ = try store.data(for: value) }", "requires that 'RootTag' conform to 'GraphQLOperation'"),
    ("func l(_ lens: Forms_boat) -> NameTag { lens.nameTag }", "main actor-isolated property 'nameTag' can not be referenced"),
    ("func m(_ lens: Forms_boat) async { await Task.detached { print(lens.name as Any) }.value }", "main actor-isolated property 'name'"),
    ("@MainActor func n(_ lens: Forms_boat) { lens.nameTag = NameTag(length: 1) }", "cannot assign to property"),
    ("@MainActor func o(_ lens: Forms_boat) { _ = lens.checkedTag }", "can throw"),
    ("func p(_ value: inout NameTag) { value.name = nil }", "cannot assign to property: 'name' is a 'let' constant"),
  ]

  @Test func `a value goes where no lens is wanted, and a lens is read on the main actor alone`() throws {
    let text = Self.takers + Self.refused.map(\.line).joined(separator: "\n") + "\n"
    let first = Self.takers.split(separator: "\n", omittingEmptySubsequences: false).count
    let errors = try SwiftCompiler().check([("App.swift", text)])
    var left = errors.filter { $0.hasPrefix("App.swift:") }
    for (index, refused) in Self.refused.enumerated() {
      let here = left.filter { $0.hasPrefix("App.swift:\(first + index):") }
      #expect(here.contains { $0.contains(refused.error) }, "\(refused.line): \(here)")
      left.removeAll { here.contains($0) }
    }
    #expect(left.isEmpty, "\(left)")
  }

  @Test func `a value goes anywhere else`() throws {
    let errors = try SwiftCompiler().check([
      ("App.swift", Self.takers + """
        /// A view that holds the price as of the tap.
        struct Sheet { var tag: NameTag; var outcome: Result<PriceTag, FieldErrors> }
        nonisolated func rule(_ tag: NameTag) -> Bool { (tag.name?.count ?? 0) > 3 && tag.length > 2 }
        func ids(_ tags: [NameTag]) -> Set<NameTag> { Set(tags) }
        func crossing(_ lens: Forms_boat) async -> Bool {
          let tag = await lens.nameTag
          return await Task.detached { rule(tag) }.value
        }
        actor Rules { func check(_ tag: NameTag) -> Bool { rule(tag) } }
        let anything: any Sendable & Hashable = NameTag(name: "Ada", length: 9.5)
        let all: any Sendable & Hashable = OuterTag(
          owner: .failure(FieldErrors([])), nameTag: NameTag(length: 1), feet: FeetTag(),
          tried: .success(DraughtTag()), triedMaybe: .success(nil), pair: .success(.init(crewCount: 1, papersTag: PapersTag(plan: "[]"))))
        func takeHashable<H: Hashable & Sendable>(_ type: H.Type) {}
        func unconditional() {
          takeHashable(Result<OuterTag.Owner?, FieldErrors>.self)
          takeHashable(BoatValue.self)
        }
        """)
    ])
    #expect(errors == [])
  }
}

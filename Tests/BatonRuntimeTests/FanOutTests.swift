@_spi(Generated) import BatonRuntime
import BatonTesting
import Testing

/// Fragments may be reached in as many ways as there are combinations; each is looked at once.
@MainActor @Suite struct FanOutTests {
  private nonisolated static let depth = 60

  @Test func `an answer whose selections are reached in any number of ways is taken in at once`() throws {
    let store = Store()
    store.commit(try store.changes(in: #"{"data": {"boat": {"name": "Ada"}}}"#.utf8, for: FanQuery()))
    #expect(try store.data(for: FanQuery()).boat?.name == "Ada")
  }

  @Test func `so is what fragments read that spread each other twice`() throws {
    func twice(_ fragment: (some Named).Type) -> any Named.Type { Twice.of(fragment) }
    func name(_ fragment: (some Named).Type) throws -> String? {
      try sample(Scoped.of(fragment), on: "Boat", #"{"name": "Ada"}"#, variables: ["a": true, "b": true]).name
    }
    func lateName(_ fragment: (some Named).Type, _ object: String) throws -> String? {
      try sample(Late.of(fragment), on: "Boat", object).name
    }
    var fragment: any Named.Type = Leaf.self
    for _ in 0..<Self.depth { fragment = twice(fragment) }
    #expect(try name(fragment) == "Ada")
    #expect(try lateName(fragment, #"{"name": "Ada"}"#) == "Ada")
    #expect(try lateName(fragment, "{}") == nil)
  }

  struct FanQuery: GraphQLQuery {
    static let name = "FanQuery"
    static let document = Document(text: "query FanQuery …")
    static let plan = Plan(
      "(a b)\nQuery(){boat O #1}\nBoat(){...@if(a) #2 ...@if(b) #2}\n"
        + (2..<depth).map { "*{...@if(a) #\($0 + 1) ...on Boat @if(b) #\($0 + 1)}\n" }.joined() + "*{name S}")
    func encode(to encoder: inout InputEncoder) {
      encoder.encode(true, as: "a")
      encoder.encode(true, as: "b")
    }

    struct Data: FragmentLens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      static let layout = Layout("{boat O{name S}}")
      @MainActor var boat: Boat? { anchor.link(0) }

      struct Boat: Lens {
        let anchor: Anchor
        init(anchor: Anchor) { self.anchor = anchor }
        @MainActor var name: String? { anchor.string(0) }
      }
    }
  }
}

private protocol Named: FragmentLens {
  @MainActor var name: String? { get }
}

private struct Leaf: Named {
  let anchor: Anchor
  init(anchor: Anchor) { self.anchor = anchor }
  static let layout = Layout("{name S}")
  var name: String? { anchor.string(0) }
}

private struct Twice<Below: Named>: Named {
  let anchor: Anchor
  init(anchor: Anchor) { self.anchor = anchor }
  static func of(_: Below.Type) -> Self.Type { Self.self }
  static var layout: Layout { Layouts.layout(of: Self.self, "{...0 ...0}", Below.self) }
  var name: String? { (anchor.spread(0) as Below).name }
}

/// A fragment with a variable of its own, which those that it spreads do not see.
private struct Scoped<Below: Named>: Named {
  let anchor: Anchor
  init(anchor: Anchor) { self.anchor = anchor }
  static func of(_: Below.Type) -> Self.Type { Self.self }
  static var layout: Layout { Layouts.layout(of: Self.self, "(x:1){...0}", Below.self) }
  var name: String? { (anchor.spread(0) as Below).name }
}

private struct Late<Below: Named>: Named {
  let anchor: Anchor
  init(anchor: Anchor) { self.anchor = anchor }
  static func of(_: Below.Type) -> Self.Type { Self.self }
  static var layout: Layout { Layouts.layout(of: Self.self, "{...0 @defer}", Below.self) }
  var name: String? { (anchor.optionalSpread(0) as Below?)?.name }
}

/// A generic type stores nothing of its own.
private enum Layouts {
  nonisolated(unsafe) private static var all: [ObjectIdentifier: Layout] = [:]

  static func layout(of type: Any.Type, _ text: String, _ below: any GraphQLFragment.Type) -> Layout {
    if let known = all[ObjectIdentifier(type)] { return known }
    let layout = Layout(text, fragments: [below])
    all[ObjectIdentifier(type)] = layout
    return layout
  }
}

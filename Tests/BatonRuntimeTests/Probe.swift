@_spi(Generated) import BatonRuntime
import Foundation

/// `query Probe { b i f s j big id k ints tags grid boats: [Boat!] owners: [Owner] moorings }`: a field of every kind.
nonisolated struct Probe: GraphQLQuery {
  static let name = "Probe"
  static let document = Document(text: "query Probe …")
  static let plan = Plan(
    """
    Query(){b B i I f F s S j J big <0> price <1> at <2> site <3> id D n I! ints [I] tags [S!] grid [[I!]] role S roles [S!]
    bigs [<0>] node O #1 boats [O!] #2 owners [O] #3 moorings [[O]] #4 berth O #4 must O! #4}
    *(id){__typename T! id K! name S}
    Boat(id){id K! name S berth O #4}
    *(id;Club:){__typename T! name S}
    Berth(){code S deep O #5}
    Deep(){metres I!}
    """, scalars: [Int64.self, Decimal.self, Date.self, URL.self])
  func encode(to encoder: inout InputEncoder) {}

  nonisolated struct Data: FragmentLens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    static let layout = Layout(
      """
      {b B i I f F s S j J big <0> price <1> at <2> site <3> id D n I! ints [I] tags [S!] grid [[I!]] role S roles [S!] bigs [<0>]
      node O{id K! name S} boats [O!]{id K! name S berth O{code S deep O{metres I!}}} owners [O]{__typename T! name S} moorings [[O]]{code S deep O{metres I!}}
      berth O{code S deep O{metres I!}} must O!{code S deep O{metres I!}}
      b:b B @catch i:i I @catch}
      """, scalars: [Int64.self, Decimal.self, Date.self, URL.self])
    @MainActor var b: Bool? { anchor.bool(0) }
    @MainActor var i: Int? { anchor.int(1) }
    @MainActor var f: Double? { anchor.double(2) }
    @MainActor var s: String? { anchor.string(3) }
    @MainActor var j: JSON? { anchor.json(4) }
    @MainActor var big: Int64? { anchor.mapped(5) }
    @MainActor var price: Decimal? { anchor.mapped(6) }
    @MainActor var at: Date? { anchor.mapped(7) }
    @MainActor var site: URL? { anchor.mapped(8) }
    @MainActor var id: String? { anchor.string(9) }
    @MainActor var n: Int { anchor.int(10) ?? 0 }
    @MainActor var ints: [Int?]? { anchor.list(11) }
    @MainActor var tags: [String]? { anchor.list(12) }
    @MainActor var grid: [[Int]?]? { anchor.list(13) }
    @MainActor var role: Role? { anchor.enum(14) }
    @MainActor var roles: [Role]? { anchor.list(15) }
    @MainActor var bigs: [Int64?]? { anchor.list(16) }
    @MainActor var node: Node? { anchor.link(17) }
    @MainActor var boats: LensList<Boat>? { anchor.links(18) }
    @MainActor var owners: LensList<Owner?>? { anchor.links(19) }
    @MainActor var moorings: LensList<LensList<Berth?>?>? { anchor.links(20) }
    @MainActor var berth: Berth? { anchor.link(21) }
    @MainActor var must: Berth { anchor.nonNullLink(22) }

    /// The errors of one field, as `@catch` finds them.
    @MainActor func errors(_ entry: Int) -> [FieldError] {
      if case .failure(let errors) = anchor.caught(entry, ()) { errors.errors } else { [] }
    }

    nonisolated struct Node: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var id: String { anchor.key(0) }
      @MainActor var name: String? { anchor.string(1) }
    }
    nonisolated struct Boat: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var id: String { anchor.key(0) }
      @MainActor var name: String? { anchor.string(1) }
      @MainActor var berth: Berth? { anchor.link(2) }
      @MainActor func errors(_ entry: Int) -> [FieldError] {
        if case .failure(let errors) = anchor.caught(entry, ()) { errors.errors } else { [] }
      }
    }
    nonisolated struct Owner: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var __typename: String { anchor.typename }
      @MainActor var name: String? { anchor.string(1) }
    }
    nonisolated struct Berth: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var code: String? { anchor.string(0) }
      @MainActor var deep: Deep? { anchor.link(1) }
    }
    nonisolated struct Deep: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var metres: Int { anchor.int(0) ?? 0 }
    }
  }
}

nonisolated enum Role: GraphQLEnum {
  case COOK
  case DECK
  case unknown(String)
  static let names = EnumNames("COOK DECK")
  var rawValue: String { if case .unknown(let name) = self { name } else { Self.names[index!] } }
  static func value(at index: Int) -> Self? {
    switch index {
    case 0: return .COOK
    case 1: return .DECK
    default: return nil
    }
  }
  var index: Int? {
    switch self {
    case .COOK: return 0
    case .DECK: return 1
    case .unknown: return nil
    }
  }
}

/// A store with one response to `Probe` in it.
@MainActor func probe(_ data: String, log: @escaping @Sendable (StoreEvent) -> Void = { _ in }) throws -> Probe.Data {
  let store = Store(log: log)
  try store.take(#"{"data":\#(data)}"#, Probe())
  return try store.data(for: Probe())
}

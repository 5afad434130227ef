@_spi(Generated) import BatonRuntime

// Written as `batonc` writes it.

/// `fragment BoatRow_boat on Boat`
nonisolated struct BoatRow_boat: FragmentLens {
  let anchor: Anchor
  init(anchor: Anchor) { self.anchor = anchor }
  static let layout = Layout(
    "{id K! name S length F berth O{code S} logs(tags:$tags) [O]{text S!} owner O{...on Skipper{rank I} ...on Skipper 0 @if(deep)}}",
    fragments: [OwnerRow_owner.self])

  @MainActor var id: String { anchor.key(0) }
  @MainActor var name: String? { anchor.string(1) }
  @MainActor var length: Double? { anchor.double(2) }
  @MainActor var berth: Berth? { anchor.link(3) }
  @MainActor var logs: LensList<Log?>? { anchor.links(4) }
  @MainActor var owner: Owner? { anchor.link(5) }

  nonisolated struct Berth: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var code: String? { anchor.string(0) }
  }
  nonisolated struct Log: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var text: String { anchor.string(0) ?? "" }
  }
  nonisolated struct Owner: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var asSkipper: AsSkipper? { anchor.condition(0) }
    @MainActor var ownerRow: OwnerRow_owner? { anchor.optionalSpread(1) }
    nonisolated struct AsSkipper: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var rank: Int? { anchor.int(0) }
    }
  }
}

/// `fragment OwnerRow_owner on Skipper`
nonisolated struct OwnerRow_owner: FragmentLens {
  let anchor: Anchor
  init(anchor: Anchor) { self.anchor = anchor }
  static let layout = Layout("{name S}")
  @MainActor var name: String? { anchor.string(0) }
}

/// `fragment BoatPrice on Boat @inline`
nonisolated struct BoatPrice: FragmentValue {
  let name: String?
  let length: Double
  let berth: Berth?
  init(name: String? = nil, length: Double, berth: Berth? = nil) {
    self.name = name
    self.length = length
    self.berth = berth
  }
  @MainActor init(_ reader: ValueReader) {
    name = reader.string(0)
    length = reader.double(1) ?? 0
    berth = reader.value(2)
  }
  static let layout = Layout("checked {name S length F berth O{code S}}")

  nonisolated struct Berth: InlineValue {
    let code: String?
    init(code: String? = nil) { self.code = code }
    @MainActor init(_ reader: ValueReader) { code = reader.string(0) }
  }
}

/// `query BoatQuery($id: ID!, $tags: [String], $deep: Boolean = false)`
nonisolated struct BoatQuery: GraphQLQuery {
  var id: String
  var tags: Nullable<[String?]>
  var deep: Bool?
  init(id: String, tags: [String?]? = nil, deep: Bool? = nil) {
    self.id = id
    self.tags = .init(tags)
    self.deep = deep
  }
  static let name = "BoatQuery"
  static let document = Document(text: "query BoatQuery …")
  static let plan = Plan(
    """
    (id tags deep:false)
    Query(){boat(id:$id) O #1}
    Boat(id){id K! name S length F berth O #2 logs(tags:$tags) [O] #3 owner O #4}
    Berth(){code S}
    Log(){text S!}
    *(id;Club:){__typename T! id K! ...on Skipper #5}
    Skipper(id){rank I name S}
    """)
  func encode(to encoder: inout InputEncoder) {
    encoder.encode(id, as: "id")
    encoder.encode(tags, as: "tags")
    if let deep { encoder.encode(deep, as: "deep") }
  }

  nonisolated struct Data: FragmentLens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    static let layout = Layout("{boat(id:$id) O{...0 ...1}}", fragments: [BoatRow_boat.self, BoatPrice.self])
    @MainActor var boat: Boat? { anchor.link(0) }

    nonisolated struct Boat: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var boatRow: BoatRow_boat { anchor.spread(0) }
      @MainActor var boatPrice: BoatPrice { anchor.value(1) }
      @MainActor var checkedPrice: BoatPrice { get throws(FieldErrors) { try anchor.throwingValue(1) } }
    }
  }
}

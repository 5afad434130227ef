@_spi(Generated) import BatonRuntime

// Written as `batonc` writes it.

/// A list of an interface with all that a lens can reach from there: conditions on types and interfaces, links to other
/// objects and to what has no identity, lists, arguments, spreads with arguments of their own, and a value.
///
/// `query YardQuery($first: Int, $deep: Boolean!)`
nonisolated struct YardQuery: GraphQLQuery {
  var first: Int?
  var deep: Bool
  static let name = "YardQuery"
  static let document = Document(text: "query YardQuery …")
  static let plan = Plan(
    """
    (first deep)
    Query(){items [O!] #1}
    *(id){__typename T! __isNamed:__typename T! id K! name S ...on Boat #2 ...on Crew #3 ...on Named* #4}
    Boat(id){length I tags [S] berth O #5 next O #6 logs(first:$first) [O!] #7 two:logs(first:2) [O!] #7 crew [O!] #8}
    Crew(id){rank I boat O #6}
    *(id){nick S}
    Berth(){code S}
    *(id){__typename T! id K! name S}
    Log(){text S}
    Crew(id){id K! name S}
    """)
  func encode(to encoder: inout InputEncoder) {
    if let first { encoder.encode(first, as: "first") }
    encoder.encode(deep, as: "deep")
  }

  nonisolated struct Data: FragmentLens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    static let layout = Layout(
      """
      {items [O!]{id K! name S caught:name S @catch
      ...on Boat{length I tags [S] berth O{code S} next O{id K! name S ...on Named*{nick S}} logs(first:$first) [O!]{text S} crew [O!]{id K! name S} ...1}
      ...on Crew{rank I boat O{id K! name S ...on Boat{length I}}} ...on Named*{nick S} ...2 @if(deep) ...0}}
      """, fragments: [YardValue.self, YardLogs.self, YardName.self])
    @MainActor var items: LensList<Item>? { anchor.links(0) }
  }

  nonisolated struct Item: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var id: String { anchor.key(0) }
    @MainActor var name: String? { anchor.string(1) }
    @MainActor var caught: Result<String?, FieldErrors> { anchor.caught(2, anchor.string(2)) }
    @MainActor var asBoat: Boat? { anchor.condition(3) }
    @MainActor var asCrew: Crew? { anchor.condition(4) }
    @MainActor var asNamed: Named? { anchor.condition(5) }
    @MainActor var yardName: YardName? { anchor.optionalSpread(6) }
    @MainActor var yardValue: YardValue { anchor.value(7) }
  }
  nonisolated struct Boat: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var length: Int? { anchor.int(0) }
    @MainActor var tags: [String?]? { anchor.list(1) }
    @MainActor var berth: Berth? { anchor.link(2) }
    @MainActor var next: Next? { anchor.link(3) }
    @MainActor var logs: LensList<YardLogs.Log>? { anchor.links(4) }
    @MainActor var crew: LensList<YardName>? { anchor.links(5) }
    @MainActor var yardLogs: YardLogs { anchor.spread(6) }
  }
  nonisolated struct Crew: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var rank: Int? { anchor.int(0) }
    @MainActor var boat: CrewBoat? { anchor.link(1) }
  }
  nonisolated struct CrewBoat: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var name: String? { anchor.string(1) }
    @MainActor var asBoat: Length? { anchor.condition(2) }
    nonisolated struct Length: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var length: Int? { anchor.int(0) }
    }
  }
  nonisolated struct Berth: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var code: String? { anchor.string(0) }
  }
  nonisolated struct Next: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var id: String { anchor.key(0) }
    @MainActor var name: String? { anchor.string(1) }
    @MainActor var asNamed: Named? { anchor.condition(2) }
  }
  nonisolated struct Named: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var nick: String? { anchor.string(0) }
  }
}

/// `fragment YardName on Thing { id name }`, in lists of crew too.
nonisolated struct YardName: FragmentLens {
  let anchor: Anchor
  init(anchor: Anchor) { self.anchor = anchor }
  static let layout = Layout("{id K! name S}")
  @MainActor var name: String? { anchor.string(1) }
}

/// `fragment YardLogs on Boat @argumentDefinitions(count: {type: "Int", defaultValue: 2}) { logs(first: $count) { text } }`
nonisolated struct YardLogs: FragmentLens {
  let anchor: Anchor
  init(anchor: Anchor) { self.anchor = anchor }
  static let layout = Layout("(count:2){logs(first:$count) [O!]{text S}}")
  @MainActor var logs: LensList<Log>? { anchor.links(0) }
  nonisolated struct Log: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var text: String? { anchor.string(0) }
  }
}

/// `fragment YardValue on Thing @inline { name ... on Boat { length berth { code } crew { name } } ... on Named { nick } }`
nonisolated struct YardValue: FragmentValue {
  let name: String?
  let asBoat: Boat?
  let asNamed: Named?
  @MainActor init(_ reader: ValueReader) {
    name = reader.string(0)
    asBoat = reader.conditionValue(1)
    asNamed = reader.conditionValue(2)
  }
  static let layout = Layout("{name S ...on Boat{length I berth O{code S} crew [O!]{name S}} ...on Named*{nick S}}")
  nonisolated struct Boat: InlineValue {
    let length: Int?
    let berth: Berth?
    let crew: [Member]?
    @MainActor init(_ reader: ValueReader) {
      length = reader.int(0)
      berth = reader.value(1)
      crew = reader.values(2)
    }
  }
  nonisolated struct Berth: InlineValue {
    let code: String?
    @MainActor init(_ reader: ValueReader) { code = reader.string(0) }
  }
  nonisolated struct Member: InlineValue {
    let name: String?
    @MainActor init(_ reader: ValueReader) { name = reader.string(0) }
  }
  nonisolated struct Named: InlineValue {
    let nick: String?
    @MainActor init(_ reader: ValueReader) { nick = reader.string(0) }
  }
}

/// Another operation over the same objects, which says nothing of interfaces: `query TugQuery { thing { id name } }`
nonisolated struct TugQuery: GraphQLQuery {
  static let name = "TugQuery"
  static let document = Document(text: "query TugQuery …")
  static let plan = Plan(
    """
    Query(){thing O #1}
    *(id){__typename T! id K! name S}
    """)
  func encode(to encoder: inout InputEncoder) {}
  nonisolated struct Data: FragmentLens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    static let layout = Layout("{thing O{...0}}", fragments: [YardName.self])
  }
}

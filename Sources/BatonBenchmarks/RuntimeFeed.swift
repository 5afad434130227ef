@_spi(Generated) import BatonRuntime
import Observation

// The feed's query and types as `batonc` writes them, and what a program without Baton has instead.

/// `query FeedQuery { feed { id title … comments(first: 6) { … } } }`
struct FeedQuery: GraphQLQuery {
  static let name = "FeedQuery"
  static let document = Document(text: "query FeedQuery …")
  static let plan = Plan(
    """
    Query(){feed [O!] #1}
    Post(id){__typename T! id K! title S body S likes I score F published B author O #2 comments(first:6) O #3}
    Author(id){__typename T! id K! name S handle S avatar S age I verified B score F}
    Connection(){totalCount I pageInfo O #4 edges [O!] #5}
    PageInfo(){hasNextPage B endCursor S}
    Edge(){cursor S node O #6}
    Comment(id){__typename T! id K! text S createdAt S likes I author O #2}
    """)
  func encode(to encoder: inout InputEncoder) {}

  struct Data: FragmentLens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    static let layout = Layout("{feed [O!]{id K! title S likes I author O{...0}}}", fragments: [AuthorLens.self])
    @MainActor var feed: LensList<Post>? { anchor.links(0) }

    struct Post: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var id: String { anchor.key(0) }
      @MainActor var title: String? { anchor.string(1) }
      @MainActor var likes: Int? { anchor.int(2) }
    }
  }
}

/// Eight fields and a link, as a lens.
struct AuthorLens: FragmentLens {
  let anchor: Anchor
  init(anchor: Anchor) { self.anchor = anchor }
  static let layout = Layout("{a S b S c S d S e I f I g B h F friend O{id K!} id K! ...0}", fragments: [AuthorValue.self])
  @MainActor var a: String? { anchor.string(0) }
  @MainActor var b: String? { anchor.string(1) }
  @MainActor var c: String? { anchor.string(2) }
  @MainActor var d: String? { anchor.string(3) }
  @MainActor var e: Int? { anchor.int(4) }
  @MainActor var f: Int? { anchor.int(5) }
  @MainActor var g: Bool? { anchor.bool(6) }
  @MainActor var h: Double? { anchor.double(7) }
  @MainActor var friend: Friend? { anchor.link(8) }
  @MainActor var id: String { anchor.key(9) }
  @MainActor var value: AuthorValue { anchor.value(10) }

  struct Friend: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var id: String { anchor.key(0) }
  }
}

/// The same, as a value.
struct AuthorValue: FragmentValue {
  let a: String?
  let b: String?
  let c: String?
  let d: String?
  let e: Int?
  let f: Int?
  let g: Bool?
  let h: Double?
  let friend: Friend?
  @MainActor init(through lens: AuthorLens) {
    a = lens.a
    b = lens.b
    c = lens.c
    d = lens.d
    e = lens.e
    f = lens.f
    g = lens.g
    h = lens.h
    friend = if let friend = lens.friend { Friend(id: friend.id) } else { nil }
  }
  @MainActor init(_ reader: ValueReader) {
    a = reader.string(0)
    b = reader.string(1)
    c = reader.string(2)
    d = reader.string(3)
    e = reader.int(4)
    f = reader.int(5)
    g = reader.bool(6)
    h = reader.double(7)
    friend = reader.value(8)
  }
  static let layout = Layout("{a S b S c S d S e I f I g B h F friend O{id K!}}")

  struct Friend: InlineValue {
    let id: String
    init(id: String) { self.id = id }
    @MainActor init(_ reader: ValueReader) { id = reader.key(0) }
  }
}

/// `query PeopleQuery { people { id a b c d e f g h friend { id } } }`
struct PeopleQuery: GraphQLQuery {
  static let name = "PeopleQuery"
  static let document = Document(text: "query PeopleQuery …")
  static let plan = Plan(
    """
    Query(){people [O!] #1}
    Person(id){id K! a S b S c S d S e I f I g B h F friend O #2}
    Person(id){id K!}
    """)
  func encode(to encoder: inout InputEncoder) {}

  struct Data: FragmentLens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    static let layout = Layout("{people [O!]{...0}}", fragments: [AuthorLens.self])
    @MainActor var people: LensList<Person>? { anchor.links(0) }
    struct Person: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var lens: AuthorLens { anchor.spread(0) }
    }
  }

  /// A response with so many people; `edit` changes a field of each of the first `edited`.
  static func response(people: Int, edit: Int = 0, edited: Int = .max) -> [UInt8] {
    var text = #"{"data":{"people":["#
    for person in 0..<people {
      if person > 0 { text += "," }
      text += """
        {"id":"person-\(person)","a":"A long enough text \(person)","b":"small","c":"Another long text, number \(person)",\
        "d":"four","e":\(person < edited ? edit : 0),"f":2,"g":true,"h":1.5,"friend":{"id":"person-\((person + 1) % people)"}}
        """
    }
    return Array((text + "]}}").utf8)
  }
}

/// The natural alternative: an observable class.
@Observable final class ObservablePerson {
  let id: String
  var a: String?
  var b: String?
  var c: String?
  var d: String?
  var e: Int?
  var f: Int?
  var g: Bool?
  var h: Double?

  init(number: Int) {
    id = "person-\(number)"
    a = "A long enough text \(number)"
    b = "small"
    c = "Another long text, number \(number)"
    d = "four"
    e = 0
    f = 2
    g = true
    h = 1.5
  }
}

/// The natural alternative: structs that `JSONDecoder` fills.
struct FeedResponse: Decodable {
  var data: Data
  struct Data: Decodable { var feed: [Post] }
  struct Post: Decodable {
    var id: String
    var title: String?
    var body: String?
    var likes: Int?
    var score: Double?
    var published: Bool?
    var author: Author?
    var comments: Connection?
  }
  struct Author: Decodable {
    var id: String
    var name: String?
    var handle: String?
    var avatar: String?
    var age: Int?
    var verified: Bool?
    var score: Double?
  }
  struct Connection: Decodable {
    var totalCount: Int?
    var pageInfo: PageInfo?
    var edges: [Edge]?
  }
  struct PageInfo: Decodable {
    var hasNextPage: Bool?
    var endCursor: String?
  }
  struct Edge: Decodable {
    var cursor: String?
    var node: Comment?
  }
  struct Comment: Decodable {
    var id: String
    var text: String?
    var createdAt: String?
    var likes: Int?
    var author: Author?
  }
}

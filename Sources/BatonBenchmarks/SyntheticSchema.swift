/// Types that link to each other at random: `T0`, `T1`, … each with scalars, three links, a list and a connection.
struct SyntheticSchema {
  let typeCount: Int

  /// About the bytes of one type with its connection, edge, input and payload.
  private static let bytesPerType = 1_052

  init(kilobytes: Int) { typeCount = max(4, kilobytes * 1000 / Self.bytesPerType) }

  /// The type that a link of a type leads to.
  static func target(of type: Int, link: Int, among count: Int) -> Int {
    var numbers = SyntheticNumbers(seed: type * 8 + link + 1)
    return numbers.next(count)
  }

  func text() -> String {
    var text = """
      schema { query: Query mutation: Mutation subscription: Subscription }

      "An instant."
      scalar DateTime

      enum State { OPEN CLOSED DRAFT }

      enum Order { NAME_ASCENDING NAME_DESCENDING CREATED_ASCENDING }

      interface Node { id: ID! }

      interface Named { name: String }

      union Anything = T0 | T1 | T2 | T3

      input Range { low: Int = 0, high: Int }

      input Filter { state: State = OPEN, range: Range, text: String, any: [Filter!] }

      type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }

      type Query {
        node(id: ID!): Node
        anything(ids: [ID!]!): [Anything]

      """
    for type in 0..<typeCount { text += "  t\(type)(id: ID!): T\(type)\n" }
    text += "}\n\ntype Mutation {\n"
    for type in 0..<typeCount { text += "  updateT\(type)(input: UpdateT\(type)Input!): UpdateT\(type)Payload\n" }
    text += "}\n\ntype Subscription {\n"
    for type in 0..<typeCount { text += "  t\(type)Changed(id: ID!): T\(type)\n" }
    text += "}\n"
    for type in 0..<typeCount { text += self.text(of: type) }
    return text
  }

  private func text(of type: Int) -> String {
    func target(_ link: Int) -> String { "T\(Self.target(of: type, link: link, among: typeCount))" }
    return """

      \"""
      Type \(type): what a screen shows a row of.
      It links to others at random.
      \"""
      type T\(type) implements Node & Named {
        "what tells one from the others"
        id: ID!
        name: String
        title: String!
        count: Int
        rating: Float!
        isOpen: Boolean!
        state: State
        createdAt: DateTime!
        tags(first: Int = 10): [String!]!
        note: String @deprecated(reason: "use `title`")
        image(size: Int = 64, scale: Float): String
        link0: \(target(0))
        link1: \(target(1))
        link2(depth: Int): \(target(2))
        list0(limit: Int = 10, filter: Filter): [\(target(3))!]
        items(first: Int, after: String, last: Int, before: String, order: Order, filter: Filter): T\(type)Items!
        related: Anything
      }

      type T\(type)Items { edges: [T\(type)ItemsEdge] pageInfo: PageInfo! totalCount: Int }

      type T\(type)ItemsEdge { cursor: String! node: \(target(4)) }

      input UpdateT\(type)Input { id: ID! title: String count: Int = 0 filter: Filter state: State }

      type UpdateT\(type)Payload { item: T\(type) edge: T\(type)ItemsEdge clientMutationId: String }

      """
  }
}

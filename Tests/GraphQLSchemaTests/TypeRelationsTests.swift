import GraphQLSchema
import GraphQLSyntax
import Testing

@Suite struct `Types relate` {
  private let harbour = schema([
    """
    type Query { node: Node }
    interface Node { id: ID }
    interface Named implements Node { id: ID, name: String }
    interface Empty { x: Int }
    interface Lonely implements Empty { x: Int }
    type Boat implements Named & Node { id: ID, name: String }
    type Skipper implements Node { id: ID }
    type Club { motto: String }
    union Owner = Skipper | Club
    union Fleet = Boat
    union Late = Club | Boat
    scalar When
    enum Role { COOK }
    input Filter { a: Int }
    """
  ]).schema

  private func type(_ name: String) -> TypeID { harbour.type(Symbol(name))!.id }

  @Test func `to their possible types, in the order of the schema`() {
    func possible(_ name: String) -> [String] { harbour.possibleTypes(of: type(name)).map { harbour[$0].name.text } }
    #expect(possible("Node") == ["Boat", "Skipper"])
    #expect(possible("Named") == ["Boat"])
    #expect(possible("Late") == ["Boat", "Club"])
    #expect(possible("Boat") == ["Boat"])
    #expect(possible("Empty") == [])
    #expect(possible("When") == [] && possible("Role") == [] && possible("Filter") == [])
    #expect(harbour.isPossible(type("Club"), for: type("Owner")) && !harbour.isPossible(type("Boat"), for: type("Owner")))
  }

  @Test func `as subtypes by declaration alone`() {
    let names = ["Node", "Named", "Empty", "Lonely", "Boat", "Skipper", "Club", "Owner", "Fleet", "Late", "When"]
    let declared: Set<[String]> = [
      ["Named", "Node"], ["Lonely", "Empty"], ["Boat", "Named"], ["Boat", "Node"], ["Skipper", "Node"],
      ["Skipper", "Owner"], ["Club", "Owner"], ["Boat", "Fleet"], ["Club", "Late"], ["Boat", "Late"],
    ]
    for a in names {
      for b in names {
        // A union is no subtype of an interface, though all its members implement it.
        #expect(harbour.isSubtype(type(a), of: type(b)) == (a == b || declared.contains([a, b])), "\(a) \(b)")
      }
    }
  }

  @Test func `as overlapping where an object is both, whichever is asked first`() {
    let names = ["Node", "Named", "Empty", "Lonely", "Boat", "Skipper", "Club", "Owner", "Fleet", "Late"]
    for a in names {
      for b in names {
        let shared = Set(harbour.possibleTypes(of: type(a))).intersection(harbour.possibleTypes(of: type(b)))
        let overlaps = a == b || !shared.isEmpty
        #expect(harbour.overlaps(type(a), type(b)) == overlaps, "\(a) \(b)")
      }
    }
  }

  @Test func `with their wrappers, list by list`() {
    let node = TypeReference(type("Node"))
    let boat = TypeReference(type("Boat"))
    #expect(harbour.isSubtype(boat.nonNull, of: node) && !harbour.isSubtype(boat, of: node.nonNull))
    #expect(harbour.isSubtype(boat.nonNull.list.nonNull, of: node.list))
    #expect(harbour.isSubtype(boat.list, of: node.list) && !harbour.isSubtype(node.list, of: boat.list))
    #expect(!harbour.isSubtype(boat, of: node.list) && !harbour.isSubtype(boat.list, of: node))
    #expect(!harbour.isSubtype(boat.list, of: node.nonNull.list) && !harbour.isSubtype(boat.list.list, of: node.list))
  }
}

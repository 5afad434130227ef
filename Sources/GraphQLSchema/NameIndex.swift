import GraphQLSyntax

/// Finds one of a definition's members by name: by looking at each, as long as they are few.
struct NameIndex: Sendable {
  private var positions: [Symbol: Int32] = [:]

  init<Member>(_ members: [Member], by name: (Member) -> Symbol) {
    guard members.count > 8 else { return }
    positions.reserveCapacity(members.count)
    for (position, member) in members.enumerated() { positions[name(member)] = Int32(position) }
  }

  func find<Member>(_ name: Symbol, in members: [Member], by nameOf: (Member) -> Symbol) -> Member? {
    if positions.isEmpty { return members.first { nameOf($0) == name } }
    return positions[name].map { members[Int($0)] }
  }
}

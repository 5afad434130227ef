import GraphQLSyntax

/// Finds one of a definition's members by name: by looking at each, as long as they are few.
struct NameIndex: Sendable {
  private var positions: SymbolMap?

  init<Member>(_ members: [Member], by name: (Member) -> Symbol) {
    guard members.count > 8 else { return }
    var positions = SymbolMap(capacity: members.count)
    for (position, member) in members.enumerated() { _ = positions.insert(name(member), position) }
    self.positions = positions
  }

  func find<Member>(_ name: Symbol, in members: [Member], by nameOf: (Member) -> Symbol) -> Member? {
    if let positions { return positions[name].map { members[$0] } }
    // By number: an element that a loop names is retained.
    for index in members.indices where nameOf(members[index]) == name { return members[index] }
    return nil
  }
}

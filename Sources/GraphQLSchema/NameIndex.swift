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
    guard let positions else { return members.first { nameOf($0) == name } }
    return positions[name].map { members[$0] }
  }
}

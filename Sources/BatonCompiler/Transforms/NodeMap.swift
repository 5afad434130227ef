import GraphQLIR
import GraphQLSchema

/// Values by a node's identity, or by that and a type. A node has to live as long as the map does, since what comes after
/// it may have its place in memory.
struct NodeMap<Value> {
  private struct Key: Equatable {
    let node: UInt
    let type: Int32
  }

  private var keys: [Key]
  private var values: [Value?]
  private var count = 0

  /// - Parameter capacity: how many nodes are expected.
  init(capacity: Int = 32) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    keys = Array(repeating: Key(node: 0, type: 0), count: size)
    values = Array(repeating: nil, count: size)
  }

  subscript(node: ObjectIdentifier, type: TypeID = TypeID(-1)) -> Value? {
    get { values[place(of: Key(node: UInt(bitPattern: node), type: type.index))] }
    set {
      let key = Key(node: UInt(bitPattern: node), type: type.index)
      let place = place(of: key)
      if keys[place].node == 0 {
        keys[place] = key
        count += 1
      }
      values[place] = newValue
      if count * 2 > keys.count { grow() }
    }
  }

  /// Where the key is, or would be.
  private func place(of key: Key) -> Int {
    let word = UInt64(key.node) ^ UInt64(UInt32(bitPattern: key.type)) << 40
    var place = Int(truncatingIfNeeded: (word &* 0x9e37_79b9_7f4a_7c15) >> 32) & (keys.count - 1)
    while keys[place].node != 0, keys[place] != key { place = (place + 1) & (keys.count - 1) }
    return place
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = Array(repeating: Key(node: 0, type: 0), count: oldKeys.count * 2)
    values = Array(repeating: nil, count: oldKeys.count * 2)
    for (index, key) in oldKeys.enumerated() where key.node != 0 {
      let place = place(of: key)
      keys[place] = key
      values[place] = oldValues[index]
    }
  }
}

/// Nodes by their identity.
struct NodeSet {
  private var slots: [UInt] = []
  private var count = 0

  /// Whether it is new.
  mutating func insert(_ node: ObjectIdentifier) -> Bool {
    if count * 2 >= slots.count { grow() }
    let key = UInt(bitPattern: node)
    let place = place(of: key)
    if slots[place] == key { return false }
    slots[place] = key
    count += 1
    return true
  }

  private func place(of key: UInt) -> Int {
    var place = Int(truncatingIfNeeded: (UInt64(key) &* 0x9e37_79b9_7f4a_7c15) >> 32) & (slots.count - 1)
    while slots[place] != 0, slots[place] != key { place = (place + 1) & (slots.count - 1) }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: max(16, old.count * 2))
    for key in old where key != 0 { slots[place(of: key)] = key }
  }
}

/// Several nodes in an order, as a key.
struct NodeList: Hashable {
  let nodes: [ObjectIdentifier]
  private let hash: UInt64

  init(_ selections: [IR.Selection]) {
    nodes = selections.map(\.node)
    hash = nodes.reduce(0) { hash, node in
      let mixed = (hash ^ UInt64(UInt(bitPattern: node))) &* 0x9e37_79b9_7f4a_7c15
      return mixed ^ mixed >> 29
    }
  }

  static func == (a: NodeList, b: NodeList) -> Bool { a.hash == b.hash && a.nodes == b.nodes }
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

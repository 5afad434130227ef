// Pages of a connection. A page is stored as any field's value; what it holds is then copied into the list that the store
// keeps under the connection's key. The list has records of its own, so that asking for one page again changes no other.

extension Ingest {
  /// At the value of a field with `@connection`.
  @inline(never) mutating func connection(
    _ field: UnsafePointer<PlannedField>, of object: inout Object, _ variant: Variant
  ) throws(MalformedJSON) {
    if cursor.byte == .braceLeft {
      try link(field, of: &object)
    } else if cursor.takeNull() {
      null(field, of: &object)
    } else {
      try cursor.skipValue(depth: depth)
      fail("an object expected", field, of: &object)
    }
    let owner = object.record.takeUnretainedValue()
    let slot = Int(field.pointee.slot)
    for planned in variant.connections[Int(field.pointee.number)] ?? [] {
      if case .link(let page?) = value(of: owner, at: slot) {
        merge(page, into: planned, of: &object, variant.names[Int(field.pointee.number)])
      } else {
        write(.link(nil), at: planned.slot, of: &object)
      }
      errors.lists[Place(owner, slot), default: []].append(planned.slot)
    }
  }

  private mutating func merge(_ page: Record, into planned: PlannedConnection, of object: inout Object, _ name: String) {
    let edges = page.shape.slot(SlotKey(text: "edges", kind: .links))
    let info = page.shape.slot(SlotKey(text: "pageInfo", kind: .link))
    var list = self.object(of: page.shape, at: standing(planned.slot, of: object))
    let record = list.record.takeUnretainedValue()
    var old: [Record?]?
    if case .links(let edges) = record.stored(edges) { old = edges }
    guard old == nil || record.isFollowed(by: planned.page, pageInfo: info) else {
      changes.events.append(.stalePage(type: object.record.takeUnretainedValue().shape.name, field: name))
      return
    }
    let isFirst = old == nil || planned.page == .first
    write(.link(record), at: planned.slot, of: &object)
    copy(page, to: &list) { $0 != edges && $0 != info }
    if case .link(let pageInfo?) = value(of: page, at: info) {
      var kept = self.object(of: pageInfo.shape, at: standing(info, of: list))
      copy(pageInfo, to: &kept) { isFirst || planned.page.says(pageInfo.shape.keys[$0].text) }
      write(.link(kept.record.takeUnretainedValue()), at: info, of: &list)
    }
    switch value(of: page, at: edges) {
    case .links(let items?):
      let joined = joined(items, to: old ?? [], isFirst ? .first : planned.page, in: list)
      write(.links(joined), at: edges, of: &list)
    case let nothing?: if isFirst { write(nothing, at: edges, of: &list) }
    case nil: break
    }
  }

  /// The list's edges with a page's. An edge whose node the list has already keeps its record; unless the page is the
  /// first, it keeps its place as well.
  private mutating func joined(
    _ items: [Record?], to old: [Record?], _ page: PlannedConnection.Page, in list: Object
  ) -> [Record?] {
    var standing: [UnsafeRawPointer?: [Record]] = [:]
    for case let edge? in old.reversed() { standing[node(of: edge, edge.stored), default: []].append(edge) }
    var joined: [Record?] = []
    for item in items {
      guard let item else {
        if page == .first { joined.append(nil) }
        continue
      }
      let node = node(of: item) { value(of: item, at: $0) }
      if page != .first, let node {
        if standing[node] != nil { continue }
        standing[node] = []
      }
      // What has an identity is one edge wherever it stands.
      if item.isIdentified {
        joined.append(item)
        continue
      }
      let same = page == .first ? standing[node]?.popLast() : nil
      var edge =
        if let same, same.shape === item.shape {
          list.isFresh ? Object(record: .passUnretained(same), isFresh: true) : known(.passUnretained(same))
        } else {
          made(item.shape)
        }
      copy(item, to: &edge) { _ in true }
      joined.append(edge.record.takeUnretainedValue())
    }
    return switch page {
    case .first: joined
    case .after: old.filter { $0 != nil } + joined
    case .before: joined + old.filter { $0 != nil }
    }
  }

  /// What tells one edge from another.
  private func node(of edge: Record, _ value: (Int) -> SlotValue?) -> UnsafeRawPointer? {
    guard case .link(let node?) = value(edge.shape.slot(SlotKey(text: "node", kind: .link))) else { return nil }
    return UnsafeRawPointer(Unmanaged.passUnretained(node).toOpaque())
  }

  /// Gives a record what another one has, and will have, and its errors.
  private mutating func copy(_ source: Record, to target: inout Object, _ isCopied: (Int) -> Bool) {
    for slot in 0..<source.shape.count where isCopied(slot) {
      if let value = value(of: source, at: slot) { write(value, at: slot, of: &target) }
    }
    let source = UnsafeRawPointer(Unmanaged.passUnretained(source).toOpaque())
    errors.copies[source, default: []].append(target.record.takeUnretainedValue())
  }

  /// Writes a value unless it is there.
  private mutating func write(_ value: SlotValue, at slot: Int, of object: inout Object) {
    let record = object.record.takeUnretainedValue()
    if object.hasErrors { errors.answered.append(Place(record, slot)) }
    let mayRepeat = object.mayRepeat
    object.mayRepeat = true
    if !object.isFresh, let stored = record.stored(slot), stored.isSame(as: value) {
      keep(slot, of: &object)
    } else {
      put(value, at: slot, of: &object)
    }
    object.mayRepeat = mayRepeat
  }
}

extension Record {
  /// Whether a page was asked for from where this list ends, or begins.
  fileprivate func isFollowed(by page: PlannedConnection.Page, pageInfo: Int) -> Bool {
    let name: String
    let cursor: String
    switch page {
    case .first: return true
    case .after(let end): (name, cursor) = ("endCursor", end)
    case .before(let start): (name, cursor) = ("startCursor", start)
    }
    guard case .link(let info?) = stored(pageInfo) else { return false }
    return info.shape.keys.indices.contains { slot in
      guard info.shape.keys[slot].text == name else { return false }
      let text: String? =
        switch info.stored(slot) {
        case .string(let text): text
        case .int(let number?): String(number)
        case .object(let box as ScalarBox): box.source.text
        default: nil
        }
      return text.map { $0 == cursor || "\"\($0)\"" == cursor } ?? false
    }
  }

  fileprivate func stored(_ slot: Int) -> SlotValue? {
    has(slot) ? cell(slot)?.load(shape.storages[slot]) : nil
  }
}

extension PlannedConnection.Page {
  /// Whether a page that joins others says this of the whole list.
  fileprivate func says(_ part: String) -> Bool {
    switch self {
    case .first: true
    case .after: part == "endCursor" || part == "hasNextPage"
    case .before: part == "startCursor" || part == "hasPreviousPage"
    }
  }
}

extension SlotValue {
  fileprivate func isSame(as other: SlotValue) -> Bool {
    switch (self, other) {
    case (.string(let a), .string(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a?.bitPattern == b?.bitPattern
    case (.bool(let a), .bool(let b)): a == b
    case (.link(let a), .link(let b)): a === b
    case (.links(let a), .links(let b)):
      if let a, let b { a.count == b.count && zip(a, b).allSatisfy { $0 === $1 } } else { a == nil && b == nil }
    case (.object(let a), .object(let b)): a === b
    default: false
    }
  }
}

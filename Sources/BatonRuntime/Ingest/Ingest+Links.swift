extension Ingest {
  /// At the opening brace of a linked object.
  @inline(__always) mutating func link(_ field: UnsafePointer<PlannedField>, of object: inout Object) throws(MalformedJSON) {
    let slot = Int(field.pointee.slot)
    let mark = errors.rising.count
    let known = changes.count
    path[depth] = Step(field: field)
    depth += 1
    let linked = try self.object(Int(field.pointee.child), at: standing(slot, of: object))
    depth -= 1
    leaveBelow(&object, known: known)
    guard let linked else { return risen(field, from: mark, of: &object) }
    if object.isFresh {
      object.record._withUnsafeGuaranteedRef {
        $0.cellForWriting(slot).at(Record?.self).pointee = linked.takeUnretainedValue()
        $0.markPresent(slot)
      }
    } else if object.record._withUnsafeGuaranteedRef({ $0.linked(slot) }) == linked.toOpaque() {
      keep(slot, of: &object)
    } else {
      change(slot, .link(linked.takeUnretainedValue()), of: &object)
    }
  }

  func standing(_ slot: Int, of object: Object) -> Standing {
    let linked = object.record._withUnsafeGuaranteedRef { $0.linked(slot) }
    return Standing(
      record: linked.map { Unmanaged.fromOpaque($0) }, isFresh: object.isFresh,
      place: Place(record: UnsafeRawPointer(object.record.toOpaque()), slot: slot))
  }

  /// At the opening bracket of a list of linked objects.
  mutating func links(
    _ field: UnsafePointer<PlannedField>, of object: inout Object, _ variant: Variant
  ) throws(MalformedJSON) {
    let slot = Int(field.pointee.slot)
    let mark = errors.rising.count
    let known = changes.count
    let old = object.record._withUnsafeGuaranteedRef { record in
      record.has(slot) ? record.cell(slot)?.at([Record?]?.self).pointee : nil
    }
    guard depth + 1 < JSONCursor.depthLimit else { throw cursor.malformed("nested too deep") }
    path[depth] = Step(field: field)
    depth += 1
    defer { depth -= 1 }
    cursor.at += 1
    let base = stack.count
    defer { stack.removeLast(stack.count - base) }
    var isNull = false
    var place = Place(record: UnsafeRawPointer(object.record.toOpaque()), slot: slot)
    var index = 0
    if !cursor.isEmpty(.bracketRight) {
      repeat {
        path[depth] = Step(field: nil, index: index)
        depth += 1
        place.index = index
        let standing = Standing(
          record: old.flatMap { index < $0.count ? $0[index].map(Unmanaged.passUnretained) : nil },
          isFresh: object.isFresh, place: place)
        let linked = try element(field, at: standing)
        depth -= 1
        if linked == nil {
          if variant.types[Int(field.pointee.number)].isNonNull {
            isNull = true
          } else {
            settle(from: mark, at: slot, of: object)
          }
        }
        stack.append(linked)
        index += 1
      } while try !cursor.isLast(.bracketRight)
    }
    leaveBelow(&object, known: known)
    if isNull { return risen(field, from: mark, of: &object) }

    let count = stack.count - base
    let isSame = old.map { old in
      old.count == count && (0..<count).allSatisfy { index in
        old[index].map { Unmanaged.passUnretained($0).toOpaque() } == stack[base + index]?.toOpaque()
      }
    } ?? false
    if isSame { return keep(slot, of: &object) }
    let records = [Record?](unsafeUninitializedCapacity: count) { buffer, initialized in
      for index in 0..<count { (buffer.baseAddress! + index).initialize(to: stack[base + index]?.takeUnretainedValue()) }
      initialized = count
    }
    put(.links(records), at: slot, of: &object)
  }

  /// An element of a list of linked objects; nil for null, whose reason may rise.
  private mutating func element(
    _ field: UnsafePointer<PlannedField>, at standing: Standing
  ) throws(MalformedJSON) -> Unmanaged<Record>? {
    if cursor.byte == .braceLeft { return try object(Int(field.pointee.child), at: standing) }
    if cursor.takeNull() {
      riseUnlessNullable(field)
      return nil
    }
    try cursor.skipValue(depth: depth)
    rise(FieldError("an object expected", path: currentPath()))
    return nil
  }

  /// A null element: an error where the schema has none.
  private mutating func riseUnlessNullable(_ field: UnsafePointer<PlannedField>) {
    if field.pointee.isElementNonNull { rise(FieldError(IngestErrors.nullMessage, path: currentPath())) }
  }

  /// At the opening bracket of a list of lists of linked objects.
  mutating func linkTree(
    _ field: UnsafePointer<PlannedField>, of object: inout Object, _ variant: Variant
  ) throws(MalformedJSON) {
    let slot = Int(field.pointee.slot)
    let mark = errors.rising.count
    let known = changes.count
    let type = variant.types[Int(field.pointee.number)]
    let old = object.record._withUnsafeGuaranteedRef { record in
      record.has(slot) ? record.cell(slot)?.at(AnyObject?.self).pointee as? LinkTree : nil
    }
    var leaves: [Record?] = []
    old?.items.forEachLeaf { leaves.append($0) }
    path[depth] = Step(field: field)
    depth += 1
    defer { depth -= 1 }
    var leaf = 0
    let items = try linkItems(field, type, level: 0, leaves, &leaf, slot, mark, object)
    leaveBelow(&object, known: known)
    guard let items else {
      return risen(field, from: mark, of: &object)
    }
    if let old, old.items == items { return keep(slot, of: &object) }
    put(.object(LinkTree(items)), at: slot, of: &object)
  }

  /// One list of a list of lists; nil when a null rises through it.
  private mutating func linkItems(
    _ field: UnsafePointer<PlannedField>, _ type: FieldType, level: Int, _ leaves: [Record?], _ leaf: inout Int,
    _ slot: Int, _ mark: Int, _ object: Object
  ) throws(MalformedJSON) -> [LinkItem]? {
    guard depth + 1 < JSONCursor.depthLimit else { throw cursor.malformed("nested too deep") }
    cursor.at += 1
    var items: [LinkItem] = []
    var isNull = false
    guard !cursor.isEmpty(.bracketRight) else { return items }
    let isInnermost = level + 1 == type.lists.count
    let isElementNonNull = isInnermost ? type.isNonNull : type.lists[level + 1]
    repeat {
      path[depth] = Step(field: nil, index: items.count)
      depth += 1
      var item: LinkItem?
      if isInnermost {
        let standing = Standing(
          record: leaf < leaves.count ? leaves[leaf].map(Unmanaged.passUnretained) : nil, isFresh: object.isFresh,
          place: Place(record: UnsafeRawPointer(object.record.toOpaque()), slot: slot, index: leaf))
        leaf += 1
        item = try element(field, at: standing).map { .record($0.takeUnretainedValue()) }
      } else if cursor.byte == .bracketLeft {
        item = try linkItems(field, type, level: level + 1, leaves, &leaf, slot, mark, object).map(LinkItem.list)
      } else if cursor.takeNull() {
        if isElementNonNull { rise(FieldError(IngestErrors.nullMessage, path: currentPath())) }
      } else {
        try cursor.skipValue(depth: depth)
        rise(FieldError("a list expected", path: currentPath()))
      }
      depth -= 1
      if item == nil, isElementNonNull { isNull = true }
      if item == nil, !isElementNonNull { settle(from: mark, at: slot, of: object) }
      items.append(item ?? .null)
    } while try !cursor.isLast(.bracketRight)
    return isNull ? nil : items
  }
}

extension [LinkItem] {
  fileprivate func forEachLeaf(_ body: (Record?) -> Void) {
    for item in self {
      switch item {
      case .null: body(nil)
      case .record(let record): body(record)
      case .list(let items): items.forEachLeaf(body)
      }
    }
  }
}

extension Record {
  /// What a link's slot points to, without taking hold of it.
  @inline(__always) func linked(_ slot: Int) -> UnsafeMutableRawPointer? {
    guard has(slot), let cell = cell(slot) else { return nil }
    return cell.at(UnsafeMutableRawPointer?.self).pointee
  }
}

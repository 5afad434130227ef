extension Ingest {
  /// At the opening bracket of a list of scalars.
  mutating func scalars(
    _ field: UnsafePointer<PlannedField>, of object: inout Object, _ variant: Variant
  ) throws(MalformedJSON) {
    let slot = Int(field.pointee.slot)
    let start = cursor.at
    let record = object.record.takeUnretainedValue()
    let old = record.has(slot) ? record.cell(slot)?.at(AnyObject?.self).pointee as? ScalarList : nil
    if let old, !object.isFresh {
      // The same bytes are the same list.
      try cursor.skipValue(depth: depth)
      let isSame = UnsafeBufferPointer(start: start, count: cursor.at - start).elementsEqual(old.source)
      if isSame { return keep(slot, of: &object) }
      cursor.at = start
    }
    let mark = errors.rising.count
    path[depth] = Step(field: field)
    depth += 1
    let items = try scalarItems(variant.types[Int(field.pointee.number)], level: 0, mark, slot, object)
    depth -= 1
    guard let items else { return risen(field, from: mark, of: &object) }
    if let old, old.items == items { return keep(slot, of: &object) }
    let source = Array(UnsafeBufferPointer(start: start, count: cursor.at - start))
    put(.object(ScalarList(items, source: source)), at: slot, of: &object)
  }

  /// One list of scalars, or of lists of them; nil when a null rises through it.
  private mutating func scalarItems(
    _ type: FieldType, level: Int, _ mark: Int, _ slot: Int, _ object: Object
  ) throws(MalformedJSON) -> [ScalarItem]? {
    guard depth + 1 < JSONCursor.depthLimit else { throw cursor.malformed("nested too deep") }
    cursor.at += 1
    var items: [ScalarItem] = []
    var isNull = false
    guard !cursor.isEmpty(.bracketRight) else { return items }
    let isInnermost = level + 1 == type.lists.count
    let isElementNonNull = isInnermost ? type.isNonNull : type.lists[level + 1]
    repeat {
      path[depth] = Step(field: nil, index: items.count)
      depth += 1
      var item: ScalarItem?
      if cursor.takeNull() {
        if isElementNonNull { rise(FieldError(IngestErrors.nullMessage, path: currentPath())) }
      } else if isInnermost {
        item = try scalarItem(type.base)
        if item == nil { rise(FieldError("another kind of value expected", path: currentPath())) }
      } else if cursor.byte == .bracketLeft {
        item = try scalarItems(type, level: level + 1, mark, slot, object).map(ScalarItem.list)
      } else {
        try cursor.skipValue(depth: depth)
        rise(FieldError("a list expected", path: currentPath()))
      }
      depth -= 1
      if item == nil {
        if isElementNonNull { isNull = true } else { settle(from: mark, at: slot, of: object) }
      }
      items.append(item ?? .null)
    } while try !cursor.isLast(.bracketRight)
    return isNull ? nil : items
  }

  /// A scalar that is not null; nil, and the value passed, if it is of another kind.
  private mutating func scalarItem(_ base: FieldType.Base) throws(MalformedJSON) -> ScalarItem? {
    let start = cursor.at
    let isNumber = cursor.byte == 0x2d || cursor.byte &- 0x30 < 10
    switch base {
    case .string:
      if cursor.byte == .quote { return .string(try cursor.text(cursor.string())) }
    case .id, .key:
      if let text = try keyText() { return .string(try cursor.text(text)) }
      return nil
    case .int:
      if isNumber { return try cursor.number().int32.map(ScalarItem.int) }
    case .double:
      if isNumber { return try cursor.number().double.map(ScalarItem.double) }
    case .bool:
      if let value = cursor.takeBool() { return .bool(value) }
    case .json:
      try cursor.skipValue(depth: depth)
      return .json(String(decoding: UnsafeBufferPointer(start: start, count: cursor.at - start), as: UTF8.self))
    case .mapped:
      var source: ScalarText
      if cursor.byte == .quote {
        source = .quoted(try cursor.text(cursor.string()))
      } else {
        try cursor.skipValue(depth: depth)
        source = .json(String(decoding: UnsafeBufferPointer(start: start, count: cursor.at - start), as: UTF8.self))
      }
      return box(source, base).map(ScalarItem.mapped)
    case .object, .typename, .recordID: break
    }
    try cursor.skipValue(depth: depth)
    return nil
  }
}

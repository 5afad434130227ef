extension Ingest {
  /// At the value of a field.
  @inline(__always) mutating func value(
    _ field: UnsafePointer<PlannedField>, of object: inout Object, _ variant: Variant
  ) throws(MalformedJSON) {
    switch field.pointee.kind {
    case .string, .id:
      try text(field, of: &object)
    case .link where cursor.byte == .braceLeft:
      try link(field, of: &object)
    case .links where cursor.byte == .bracketLeft:
      try links(field, of: &object, variant)
    case .int, .double:
      if cursor.byte == 0x2d || cursor.byte &- 0x30 < 10 {
        try number(field, of: &object)
      } else {
        try otherValue(field, of: &object, variant)
      }
    default:
      try otherValue(field, of: &object, variant)
    }
  }

  /// What is not there most of the time.
  @inline(never) private mutating func otherValue(
    _ field: UnsafePointer<PlannedField>, of object: inout Object, _ variant: Variant
  ) throws(MalformedJSON) {
    switch field.pointee.kind {
    case .typename, .ignored: return try cursor.skipValue(depth: depth)
    case .key: return try laterKey(field, of: &object, variant)
    case .connection: return try connection(field, of: &object, variant)
    default: break
    }
    if cursor.takeNull() { return null(field, of: &object) }
    switch field.pointee.kind {
    case .bool:
      if let value = cursor.takeBool() { return set(value, at: field, of: &object) }
    case .json:
      return try json(field, of: &object)
    case .mapped:
      return try mapped(field, of: &object, variant)
    case .scalars where cursor.byte == .bracketLeft:
      return try scalars(field, of: &object, variant)
    case .linkTree where cursor.byte == .bracketLeft:
      return try linkTree(field, of: &object, variant)
    default: break
    }
    let message =
      switch field.pointee.kind {
      case .int: "an Int expected"
      case .double: "a Float expected"
      case .bool: "a Boolean expected"
      case .link: "an object expected"
      default: "a list expected"
      }
    try cursor.skipValue(depth: depth)
    fail(message, field, of: &object)
  }

  // MARK: scalars

  /// A string, an enum or an ID.
  @inline(__always) mutating func text(_ field: UnsafePointer<PlannedField>, of object: inout Object) throws(MalformedJSON) {
    if cursor.byte == .quote {
      let text = try cursor.string()
      try set(text, at: field, of: &object)
    } else {
      try otherText(field, of: &object)
    }
  }

  @inline(never) private mutating func otherText(
    _ field: UnsafePointer<PlannedField>, of object: inout Object
  ) throws(MalformedJSON) {
    if cursor.takeNull() { return null(field, of: &object) }
    guard field.pointee.kind != .string else {
      try cursor.skipValue(depth: depth)
      return fail("a String expected", field, of: &object)
    }
    guard let text = try keyText() else { return fail("an ID expected", field, of: &object) }
    try set(text, at: field, of: &object)
  }

  @inline(__always) private mutating func set(
    _ text: JSONString, at field: UnsafePointer<PlannedField>, of object: inout Object
  ) throws(MalformedJSON) {
    let slot = Int(field.pointee.slot)
    let record = object.record
    if object.isFresh {
      if object.isAgain, record._withUnsafeGuaranteedRef({ $0.hasText(text.bytes, at: slot) }) { return }
      let value = try cursor.text(text)
      record._withUnsafeGuaranteedRef {
        $0.cellForWriting(slot).at(String?.self).pointee = value
        $0.markPresent(slot)
      }
    } else if record._withUnsafeGuaranteedRef({ $0.hasText(text.bytes, at: slot) }) {
      keep(slot, of: &object)
    } else {
      change(slot, .string(try cursor.text(text)), of: &object)
    }
  }

  @inline(__always) private mutating func number(
    _ field: UnsafePointer<PlannedField>, of object: inout Object
  ) throws(MalformedJSON) {
    let number = try cursor.number()
    if field.pointee.kind == .int {
      guard let value = number.int32 else { return fail("an Int of 32 bits expected", field, of: &object) }
      set(value, at: field, of: &object)
    } else {
      guard let value = number.double else { return fail("a number too large for a Float", field, of: &object) }
      set(value, at: field, of: &object)
    }
  }

  @inline(__always) private mutating func set(_ value: Int, at field: UnsafePointer<PlannedField>, of object: inout Object) {
    let slot = Int(field.pointee.slot)
    let isSame = object.record._withUnsafeGuaranteedRef { record in
      if object.isFresh {
        record.cellForWriting(slot).at(Int?.self).pointee = value
        record.markPresent(slot)
        return true
      }
      return record.has(slot) && record.cell(slot)?.at(Int?.self).pointee == value
    }
    if isSame { keep(slot, of: &object) } else { change(slot, .int(value), of: &object) }
  }

  @inline(__always) private mutating func set(_ value: Double, at field: UnsafePointer<PlannedField>, of object: inout Object) {
    let slot = Int(field.pointee.slot)
    let isSame = object.record._withUnsafeGuaranteedRef { record in
      if object.isFresh {
        record.cellForWriting(slot).at(Double?.self).pointee = value
        record.markPresent(slot)
        return true
      }
      return record.has(slot) && record.cell(slot)?.at(Double?.self).pointee?.bitPattern == value.bitPattern
    }
    if isSame { keep(slot, of: &object) } else { change(slot, .double(value), of: &object) }
  }

  private mutating func set(_ value: Bool, at field: UnsafePointer<PlannedField>, of object: inout Object) {
    let slot = Int(field.pointee.slot)
    let isSame = object.record._withUnsafeGuaranteedRef { record in
      if object.isFresh {
        record.cellForWriting(slot).at(Bool?.self).pointee = value
        record.markPresent(slot)
        return true
      }
      return record.has(slot) && record.cell(slot)?.at(Bool?.self).pointee == value
    }
    if isSame { keep(slot, of: &object) } else { change(slot, .bool(value), of: &object) }
  }

  /// A custom scalar without a Swift type: the bytes of its JSON.
  private mutating func json(_ field: UnsafePointer<PlannedField>, of object: inout Object) throws(MalformedJSON) {
    let start = cursor.at
    try cursor.skipValue(depth: depth)
    let bytes = UnsafeBufferPointer(start: start, count: cursor.at - start)
    try set(JSONString(bytes: bytes, isASCII: false), at: field, of: &object)
  }

  /// A custom scalar with a Swift type, converted unless its text is what the store has.
  private mutating func mapped(
    _ field: UnsafePointer<PlannedField>, of object: inout Object, _ variant: Variant
  ) throws(MalformedJSON) {
    let isQuoted = cursor.byte == .quote
    let start = cursor.at
    let bytes: UnsafeBufferPointer<UInt8>
    if isQuoted {
      let text = try cursor.string()
      try cursor.check(text)
      bytes = text.bytes
    } else {
      try cursor.skipValue(depth: depth)
      bytes = UnsafeBufferPointer(start: start, count: cursor.at - start)
    }
    let slot = Int(field.pointee.slot)
    let record = object.record.takeUnretainedValue()
    if !object.isFresh, record.has(slot), let box = record.cell(slot)?.at(AnyObject?.self).pointee as? ScalarBox,
      box.source.isQuoted == isQuoted, box.source.text.hasBytes(bytes)
    {
      return keep(slot, of: &object)
    }
    let source = ScalarText(text: String(decoding: bytes, as: UTF8.self), isQuoted: isQuoted)
    guard let box = box(source, variant.types[Int(field.pointee.number)].base) else {
      return fail("a value that does not convert", field, of: &object)
    }
    put(.object(box), at: slot, of: &object)
  }

  func box(_ source: ScalarText, _ base: FieldType.Base) -> ScalarBox? {
    guard case .mapped(let index) = base else { return nil }
    let type: any MappedScalar.Type = plan.scalars[index]
    return type.box(source)
  }

  // MARK: writing

  /// A value that the store has already. If the response said otherwise before, that is taken back.
  @inline(__always) mutating func keep(_ slot: Int, of object: inout Object) {
    if object.mayRepeat, object.group >= 0 { changes.remove(at: slot, in: object.group) }
  }

  @inline(__always) mutating func change(_ slot: Int, _ value: SlotValue, of object: inout Object) {
    if object.group < 0 { object.group = changes.group(of: object.record) ?? changes.makeGroup(of: object.record) }
    if object.mayRepeat {
      changes.replace(value, at: slot, in: object.group)
    } else {
      changes.append(value, at: slot, to: object.group)
    }
  }

  /// Writes a value that is known to differ.
  mutating func put(_ value: SlotValue, at slot: Int, of object: inout Object) {
    guard object.isFresh else { return change(slot, value, of: &object) }
    object.record._withUnsafeGuaranteedRef {
      $0.cellForWriting(slot).store(value)
      $0.markPresent(slot)
    }
  }

  /// Null: where the schema has none, an error of the field, and the nearest place that may be null is.
  mutating func null(_ field: UnsafePointer<PlannedField>, of object: inout Object) {
    if field.pointee.isNonNull { return fail(IngestErrors.nullMessage, field, of: &object) }
    setNull(field, of: &object)
  }

  mutating func setNull(_ field: UnsafePointer<PlannedField>, of object: inout Object) {
    let slot = Int(field.pointee.slot)
    let record = object.record.takeUnretainedValue()
    let storage = record.shape.storages[slot]
    if !object.isFresh, record.has(slot), record.cell(slot)?.isNull(storage) ?? false {
      keep(slot, of: &object)
    } else {
      put(.null(storage), at: slot, of: &object)
    }
  }
}

extension Record {
  /// Whether a slot holds exactly this text.
  @inline(__always) func hasText(_ bytes: UnsafeBufferPointer<UInt8>, at slot: Int) -> Bool {
    guard has(slot), let cell = cell(slot) else { return false }
    return cell.at(String?.self).pointee?.hasBytes(bytes) ?? false
  }
}

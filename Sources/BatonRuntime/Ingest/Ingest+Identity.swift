extension Ingest {
  /// The fields to expect of the object that begins here; nil if it does not say its type.
  @inline(__always) mutating func variant(_ selection: Int) throws(MalformedJSON) -> Variant? {
    if let only = plan.variant(selection) { return only }
    return try abstractVariant(selection)
  }

  private mutating func abstractVariant(_ selection: Int) throws(MalformedJSON) -> Variant? {
    let start = cursor.at
    defer { cursor.at = start }
    guard let name = try find("__typename"), cursor.byte == .quote else { return nil }
    _ = name
    let typename = try cursor.string()
    if let variant = plan.variant(selection, typename: typename.bytes) { return variant }
    let text = try cursor.text(typename)
    guard !text.isEmpty else { return nil }
    let shape = plan.shapes[text]
    var memberships: [String: Bool] = [:]
    for type in plan.openMemberships(selection, for: shape).sorted() {
      cursor.at = start
      let isMember = try find("__is" + type) != nil
      memberships[type] = isMember
      changes.memberships.append((shape, type, isMember))
    }
    return plan.resolve(selection, for: shape, memberships: memberships)
  }

  /// Looks ahead for a member of the object that begins here, and stops at its value: the last one of that name, where
  /// some are known to stand twice.
  private mutating func find(_ name: String) throws(MalformedJSON) -> Void? {
    guard cursor.byte == .quote else { return nil }
    var last: UnsafePointer<UInt8>?
    repeat {
      let found = try cursor.memberName()
      if name.hasBytes(found.bytes) {
        if repeats != .passed { return () }
        last = cursor.at
      }
      try cursor.skipValue(depth: depth)
    } while try !cursor.isLast(.braceRight)
    guard let last else { return nil }
    cursor.at = last
    return ()
  }

  /// At the value of a key field: its text, a number's too; nil, and the value passed, if it is neither.
  mutating func keyText() throws(MalformedJSON) -> JSONString? {
    if cursor.byte == .quote {
      let text = try cursor.string()
      return text.bytes.isEmpty ? nil : text
    }
    if cursor.byte == 0x2d || cursor.byte &- 0x30 < 10 {
      let number = try cursor.number()
      return number.isPlain ? JSONString(bytes: number.bytes, isASCII: true) : nil
    }
    try cursor.skipValue(depth: depth)
    return nil
  }

  /// Looks ahead for the identity of the object that begins here: the text of its one key field, or of several,
  /// joined by colons, with colons and backslashes in them escaped.
  mutating func findKey(_ variant: Variant) throws(MalformedJSON) -> JSONString? {
    let start = cursor.at
    defer { cursor.at = start }
    if variant.onlyKey >= 0 {
      guard try find(variant.names[variant.onlyKey]) != nil else { return nil }
      return try keyText()
    }
    keyBytes.removeAll(keepingCapacity: true)
    var isASCII = true
    for (number, field) in variant.keyFields.enumerated() {
      cursor.at = start
      guard try find(variant.names[field]) != nil, let part = try keyText() else { return nil }
      if number > 0 { keyBytes.append(.colon) }
      for byte in part.bytes {
        if byte == .colon || byte == .backslash { keyBytes.append(.backslash) }
        keyBytes.append(byte)
      }
      isASCII = isASCII && part.isASCII
    }
    return keyBytes.withUnsafeBufferPointer { JSONString(bytes: $0, isASCII: isASCII) }
  }

  /// Puts a record's one key where the key field is read.
  @inline(__always) mutating func keepKey(_ field: UnsafePointer<PlannedField>, _ object: inout Object) {
    let slot = Int(field.pointee.slot)
    object.record._withUnsafeGuaranteedRef { record in
      if object.isFresh {
        if record.has(slot) { return }
        record.cellForWriting(slot).at(String?.self).pointee = record.key
        record.markPresent(slot)
      } else if !record.has(slot) {
        change(slot, .string(record.key), of: &object)
      }
    }
  }

  /// At the value of a key field that comes after the record is known.
  mutating func laterKey(_ field: UnsafePointer<PlannedField>, of object: inout Object, _ variant: Variant)
    throws(MalformedJSON)
  {
    let isIdentity = variant.onlyKey == Int(field.pointee.number)
    guard isIdentity, object.record._withUnsafeGuaranteedRef({ $0.isIdentified }) else {
      return try text(field, of: &object)
    }
    // The record was found by it, so it is what its key says.
    try cursor.skipValue(depth: depth)
    keepKey(field, &object)
  }
}

extension Ingest {
  /// The members of an object up to its closing brace. While each is the one that is expected next none stands twice.
  mutating func members(of object: inout Object, _ variant: Variant, from first: Int) throws(MalformedJSON) {
    if repeats == .passed { return try membersInAnyOrder(of: &object, variant, from: first) }
    let fields = UnsafePointer(variant.fields)
    var next = first
    repeat {
      guard next < variant.count, takeName(fields + next) else {
        return try membersInAnyOrder(of: &object, variant, from: next)
      }
      try member(fields + next, of: &object, variant)
      next += 1
    } while try !cursor.isLast(.braceRight)
  }

  /// The rest of the members, of which each is first compared with the one that is expected next.
  @inline(never) private mutating func membersInAnyOrder(
    of object: inout Object, _ variant: Variant, from first: Int
  ) throws(MalformedJSON) {
    let fields = UnsafePointer(variant.fields)
    let overruled = repeats == .passed ? try overruledMembers() : []
    var next = first
    var met = Slots()
    for number in 0..<first { met.insert(number) }
    repeat {
      if overruled.contains(cursor.at) {
        try cursor.check(cursor.memberName())
        try cursor.skipValue(depth: depth)
        continue
      }
      if next == variant.count || !takeName(fields + next) {
        guard let found = try searchName(variant) else {
          try cursor.skipValue(depth: depth)
          continue
        }
        next = found
      }
      if met.contains(next) { try meetRepeat() }
      met.insert(next)
      try member(fields + next, of: &object, variant)
      next += 1
    } while try !cursor.isLast(.braceRight)
  }

  @inline(__always) private mutating func member(
    _ field: UnsafePointer<PlannedField>, of object: inout Object, _ variant: Variant
  ) throws(MalformedJSON) {
    try value(field, of: &object, variant)
    if object.hasErrors, field.pointee.slot >= 0 {
      errors.answered.append(Place(record: UnsafeRawPointer(object.record.toOpaque()), slot: Int(field.pointee.slot)))
    }
  }

  /// After what lies below an object, which may be the object again.
  ///
  /// - Parameter known: how many changes there were before.
  @inline(__always) func leaveBelow(_ object: inout Object, known: Int) {
    guard changes.count != known, !object.isFresh, let group = changes.group(of: object.record) else { return }
    object.group = group
    object.mayRepeat = true
  }

  // MARK: members that stand twice

  /// Ends this reading, to begin one that looks ahead.
  private mutating func meetRepeat() throws(MalformedJSON) {
    repeats = .met
    throw cursor.malformed("a member that stands twice")
  }

  /// Before an object is given up: what it lacks may stand behind what stands twice.
  mutating func expectNoRepeat(from begin: UnsafePointer<UInt8>) throws(MalformedJSON) {
    guard repeats == .unseen, begin.pointee == .quote else { return }
    let here = cursor.at
    cursor.at = begin
    if try !overruledMembers().isEmpty { try meetRepeat() }
    cursor.at = here
  }

  /// Where in the object that begins here those members stand that another of the same name follows.
  private mutating func overruledMembers() throws(MalformedJSON) -> Set<UnsafePointer<UInt8>> {
    let start = cursor.at
    defer { cursor.at = start }
    var overruled: Set<UnsafePointer<UInt8>> = []
    var last: [[UInt8]: UnsafePointer<UInt8>] = [:]
    repeat {
      let place = cursor.at
      let name = try Array(cursor.memberName().bytes)
      if let earlier = last.updateValue(place, forKey: name) { overruled.insert(earlier) }
      try cursor.skipValue(depth: depth)
    } while try !cursor.isLast(.braceRight)
    return overruled
  }

  // MARK: names

  /// Takes the member's name and colon, if it is this field's.
  @inline(__always) mutating func takeName(_ field: UnsafePointer<PlannedField>) -> Bool {
    guard isName(field) else { return false }
    cursor.at += Int(field.pointee.keyLength)
    if cursor.byte <= 0x20 { cursor.skipSpace() }
    return true
  }

  @inline(__always) private func isName(_ field: UnsafePointer<PlannedField>) -> Bool {
    var key = UnsafeRawPointer(field.pointee.key)
    var text = UnsafeRawPointer(cursor.at)
    var rest = Int(field.pointee.keyLength)
    while rest > 8 {
      if key.loadUnaligned(as: UInt64.self) != text.loadUnaligned(as: UInt64.self) { return false }
      key += 8
      text += 8
      rest &-= 8
    }
    let difference = key.loadUnaligned(as: UInt64.self) ^ text.loadUnaligned(as: UInt64.self)
    return difference.littleEndian & (~0 &>> UInt64(64 &- 8 &* rest)) == 0
  }

  /// A member out of turn: the number of its field; nil if the plan has none of that name.
  @inline(never) private mutating func searchName(_ variant: Variant) throws(MalformedJSON) -> Int? {
    for index in 0..<variant.count where takeName(UnsafePointer(variant.fields + index)) { return index }
    let name = try cursor.memberName()
    try cursor.check(name)
    for index in 0..<variant.count where Self.name(of: UnsafePointer(variant.fields + index)).elementsEqual(name.bytes) {
      return index
    }
    return nil
  }

  static func name(of field: UnsafePointer<PlannedField>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: field.pointee.key + 1, count: Int(field.pointee.keyLength) - 3)
  }

  /// Passes the rest of an object.
  mutating func skipMembers() throws(MalformedJSON) {
    if cursor.isEmpty(.braceRight) { return }
    repeat {
      try cursor.check(cursor.memberName())
      try cursor.skipValue(depth: depth)
    } while try !cursor.isLast(.braceRight)
  }
}

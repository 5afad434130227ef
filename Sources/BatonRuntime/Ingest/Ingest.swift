/// Reads a response into changes, in one pass over its bytes, by the plan.
///
/// New records take their values at once, since no one sees them yet; of a record that the store has, each value is
/// compared where it lies, and only what differs becomes a change. Runs under the store's lock, which it gives up
/// now and then; what a commit replaces meanwhile is kept alive until every ingest is done.
struct Ingest: ~Copyable {
  var cursor: JSONCursor
  let plan: ResolvedPlan
  var changes = Changes()
  /// The store's records that were compared.
  var seen: [UnsafeRawPointer] = []

  /// Nil when the lock must be held throughout.
  private let lock: YieldingLock?
  private let seed = KeyHash.currentSeed
  private var objects = 0

  /// New records that are known by their place, kept alive until something links to them.
  private var placed: [Record] = []
  /// Those of them that are to stand in a record that the store has.
  private var pending: [Place: Unmanaged<Record>] = [:]

  /// The way from the root to here.
  var path: UnsafeMutablePointer<Step>
  var depth = 0
  /// The elements of the lists under way.
  var stack: [Unmanaged<Record>?] = []

  var hasData = false
  var errors = IngestErrors()
  /// Whether the response is known to have an object with a member that stands twice. Then it is read again, and each
  /// object is looked through for such members first.
  var repeats = Repeats.unseen
  /// A key of several fields, joined.
  var keyBytes: [UInt8] = []

  struct Step {
    var field: UnsafePointer<PlannedField>?
    var index = 0
  }

  enum Repeats { case unseen, met, passed }

  /// A field, and an index in its list.
  struct Place: Hashable {
    var record: UnsafeRawPointer
    var slot: Int
    var index = 0

    init(_ record: Record, _ slot: Int) {
      self.init(record: UnsafeRawPointer(Unmanaged.passUnretained(record).toOpaque()), slot: slot)
    }

    init(record: UnsafeRawPointer, slot: Int, index: Int = 0) {
      self.record = record
      self.slot = slot
      self.index = index
    }
  }

  /// The object under way.
  struct Object {
    let record: Unmanaged<Record>
    let isFresh: Bool
    /// It is fresh, and the response brought it before.
    var isAgain = false
    /// Where its changes are collected, -1 while it has none.
    var group = -1
    /// A slot may have a change already.
    var mayRepeat = false
    /// A null rises through it.
    var isNull = false
    /// The store holds errors of its fields.
    var hasErrors = false
  }

  /// What stands at a place now.
  struct Standing {
    var record: Unmanaged<Record>?
    var isFresh: Bool
    var place: Place
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, count: Int, plan: ResolvedPlan, lock: YieldingLock?) {
    cursor = JSONCursor(bytes.baseAddress!, count: count)
    self.plan = plan
    self.lock = lock
    path = .allocate(capacity: JSONCursor.depthLimit + 2)
  }

  deinit { path.deallocate() }

  /// Forgets what was read: a member that stands twice counts as it stands last.
  mutating func startOver() {
    changes = Changes()
    placed = []
    pending = [:]
    stack = []
    depth = 0
    errors.found = []
    errors.rising = []
    errors.answered = []
    errors.copies = [:]
    errors.lists = [:]
  }

  // MARK: objects

  /// At an opening brace: the record of the object; nil when a null rises through it.
  mutating func object(_ selection: Int, at standing: Standing) throws(MalformedJSON) -> Unmanaged<Record>? {
    guard depth < JSONCursor.depthLimit else { throw cursor.malformed("nested too deep") }
    objects &+= 1
    if objects & 63 == 0 { lock?.yield() }
    cursor.at += 1
    if cursor.byte <= 0x20 { cursor.skipSpace() }

    let begin = cursor.at
    guard let variant = try variant(selection) else {
      try expectNoRepeat(from: begin)
      rise(FieldError("an object without `__typename`", path: currentPath("__typename")))
      try skipMembers()
      return nil
    }
    var next = 0
    var isDone = cursor.isEmpty(.braceRight)
    let fields = UnsafePointer(variant.fields)

    // The type's name and the identity most often come first.
    var key: JSONString?
    while !isDone, next < variant.count, key == nil, repeats != .passed {
      let field = fields + next
      let start = cursor.at
      if field.pointee.kind == .typename, takeName(field) {
        if cursor.byte == .quote { try cursor.check(cursor.string()) } else { try cursor.skipValue(depth: depth) }
      } else if field.pointee.kind == .key, variant.onlyKey == next, takeName(field) {
        key = try keyText()
        if key == nil {
          // No text: what is said of it is said below.
          cursor.at = start
          break
        }
      } else {
        break
      }
      next += 1
      if key == nil { isDone = try cursor.isLast(.braceRight) }
    }
    if key == nil, !variant.keyFields.isEmpty {
      key = isDone ? nil : try findKey(variant)
      if key == nil, let missing = variant.keyFields.first(where: { fields[$0].isNonNull }) {
        try expectNoRepeat(from: begin)
        let name = variant.names[missing]
        rise(FieldError("an object without its `\(name)`", path: currentPath(name)))
        if !isDone { try skipMembers() }
        return nil
      }
    }

    var object = try open(variant, key, at: standing)
    if key != nil, next > 0, fields[next - 1].kind == .key {
      keepKey(fields + (next - 1), &object)
      isDone = try cursor.isLast(.braceRight)
    }
    if !isDone { try members(of: &object, variant, from: next) }
    return object.isNull ? nil : object.record
  }

  /// The record of an object: one that the response brought before, one of the store, or a new one.
  private mutating func open(
    _ variant: Variant, _ key: JSONString?, at standing: Standing
  ) throws(MalformedJSON) -> Object {
    let shape = variant.shape
    if let key {
      let hash = KeyHash.of(key.bytes, seed: seed)
      if let record = changes.hasFreshRecords(of: shape)?.find(key.bytes, hash: hash) {
        return Object(record: record, isFresh: true, isAgain: true)
      }
      if let record = shape.records.find(key.bytes, hash: hash) { return known(record) }
      let record = Record(shape: shape, key: try cursor.text(key))
      changes.freshRecords(of: shape).insert(record, hash: hash)
      return Object(record: .passUnretained(record), isFresh: true)
    }
    return object(of: shape, at: standing)
  }

  /// An object that is known by its place: what stands there, if it is of the type.
  mutating func object(of shape: Shape, at standing: Standing) -> Object {
    if let record = standing.record, stands(record, shape) {
      return standing.isFresh ? Object(record: record, isFresh: true) : known(record)
    }
    if !standing.isFresh, let record = pending[standing.place], stands(record, shape) {
      return Object(record: record, isFresh: true)
    }
    let object = made(shape)
    if !standing.isFresh { pending[standing.place] = object.record }
    return object
  }

  /// A new object that is known by its place.
  mutating func made(_ shape: Shape) -> Object {
    let record = Record(shape: shape)
    placed.append(record)
    return Object(record: .passUnretained(record), isFresh: true)
  }

  private func stands(_ record: Unmanaged<Record>, _ shape: Shape) -> Bool {
    record._withUnsafeGuaranteedRef { !$0.isIdentified && $0.shape === shape }
  }

  /// A record that the store has.
  @inline(__always) mutating func known(_ record: Unmanaged<Record>) -> Object {
    seen.append(UnsafeRawPointer(record.toOpaque()))
    var object = Object(record: record, isFresh: false)
    if let group = changes.group(of: record) {
      object.group = group
      object.mayRepeat = true
    }
    object.hasErrors = record._withUnsafeGuaranteedRef { $0.extra.map { !$0.errors.isEmpty } ?? false }
    return object
  }

  /// The members of an object up to its closing brace: each is first compared with the one that is expected next.
  mutating func members(of object: inout Object, _ variant: Variant, from first: Int) throws(MalformedJSON) {
    let fields = UnsafePointer(variant.fields)
    let overruled = repeats == .passed ? try overruledMembers() : []
    let isOverruled = !overruled.isEmpty
    var next = first
    // While all stand in their order none stands twice.
    var isInOrder = true
    var met = Slots()
    repeat {
      if isOverruled, overruled.contains(cursor.at) {
        try cursor.check(cursor.memberName())
        try cursor.skipValue(depth: depth)
        continue
      }
      let field: UnsafePointer<PlannedField>
      if next < variant.count, takeName(fields + next) {
        field = fields + next
        next += 1
      } else {
        guard let found = try searchName(variant) else {
          try cursor.skipValue(depth: depth)
          continue
        }
        if isInOrder { for number in 0..<next { met.insert(number) } }
        isInOrder = false
        field = fields + found
        next = found + 1
      }
      if !isInOrder {
        if met.contains(next - 1) { try meetRepeat() }
        met.insert(next - 1)
      }
      try value(field, of: &object, variant)
      if object.hasErrors, field.pointee.slot >= 0 {
        errors.answered.append(Place(record: UnsafeRawPointer(object.record.toOpaque()), slot: Int(field.pointee.slot)))
      }
    } while try !cursor.isLast(.braceRight)
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
  private mutating func expectNoRepeat(from begin: UnsafePointer<UInt8>) throws(MalformedJSON) {
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
  @inline(__always) private mutating func takeName(_ field: UnsafePointer<PlannedField>) -> Bool {
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
  private mutating func skipMembers() throws(MalformedJSON) {
    if cursor.isEmpty(.braceRight) { return }
    repeat {
      try cursor.check(cursor.memberName())
      try cursor.skipValue(depth: depth)
    } while try !cursor.isLast(.braceRight)
  }
}

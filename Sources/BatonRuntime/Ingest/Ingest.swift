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
}

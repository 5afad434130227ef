/// The errors of one response.
struct IngestErrors {
  static let nullMessage = "null where the schema has none"

  struct Found {
    var record: Record
    var slot: Int
    var error: FieldError
  }

  /// What the server reported.
  var reported: [FieldError] = []
  /// What was found in the data, at the field that it belongs to.
  var found: [Found] = []
  /// What made a null that has not found a place yet.
  var rising: [FieldError] = []
  /// Answered fields of which the store holds errors.
  var answered: [Ingest.Place] = []
  /// The records of lists that have what a page's record has.
  var copies: [UnsafeRawPointer: [Record]] = [:]
  /// The slots of the lists that a field's value is a page of.
  var lists: [Ingest.Place: [Int]] = [:]
}

extension Ingest {
  /// The way to here, and a member's name.
  func currentPath(_ name: String? = nil) -> [FieldError.PathStep] {
    var steps: [FieldError.PathStep] = []
    for index in 0..<depth {
      if let field = path[index].field {
        steps.append(.key(String(decoding: Self.name(of: field), as: UTF8.self)))
      } else {
        steps.append(.index(path[index].index))
      }
    }
    if let name { steps.append(.key(name)) }
    return steps
  }

  /// An error that makes the object, or the list, around it null.
  mutating func rise(_ error: FieldError) { errors.rising.append(error) }

  /// A field whose value is none: it is null and keeps the error. Where the server said null and the schema has none, what
  /// is around is null as well; a value of another kind is an error of its field alone.
  @inline(never) mutating func fail(
    _ message: String, _ field: UnsafePointer<PlannedField>, of object: inout Object
  ) {
    let name = String(decoding: Self.name(of: field), as: UTF8.self)
    let error = FieldError(message, path: currentPath(name))
    let record = object.record.takeUnretainedValue()
    errors.found.append(.init(record: record, slot: Int(field.pointee.slot), error: error))
    if field.pointee.isNonNull, message == IngestErrors.nullMessage {
      errors.rising.append(error)
      object.isNull = true
    }
    setNull(field, of: &object)
  }

  /// A null came up to this field from below.
  @inline(never) mutating func risen(
    _ field: UnsafePointer<PlannedField>, from mark: Int, of object: inout Object
  ) {
    if field.pointee.isNonNull { object.isNull = true }
    settle(from: mark, at: Int(field.pointee.slot), of: object, keepRising: field.pointee.isNonNull)
    setNull(field, of: &object)
  }

  /// The errors that rose since `mark` belong to this field.
  mutating func settle(from mark: Int, at slot: Int, of object: Object, keepRising: Bool = false) {
    guard errors.rising.count > mark else { return }
    let record = object.record.takeUnretainedValue()
    for error in errors.rising[mark...] { errors.found.append(.init(record: record, slot: slot, error: error)) }
    if !keepRising { errors.rising.removeSubrange(mark...) }
  }

  // MARK: the server's errors

  /// At the value of `errors`.
  mutating func readErrors() throws(MalformedJSON) {
    errors.reported = []
    if cursor.takeNull() { return }
    try cursor.expect(.bracketLeft, "a list of errors expected")
    if cursor.isEmpty(.bracketRight) { return }
    repeat { errors.reported.append(try readError()) } while try !cursor.isLast(.bracketRight)
  }

  private mutating func readError() throws(MalformedJSON) -> FieldError {
    var error = FieldError("")
    try cursor.expect(.braceLeft, "an error expected")
    if cursor.isEmpty(.braceRight) { return error }
    repeat {
      let name = try cursor.memberName()
      if name.equals("message") {
        error.message = ""
        if cursor.byte == .quote { error.message = try cursor.text(cursor.string()) } else { try cursor.skipValue() }
      } else if name.equals("path") {
        error.path = []
        if cursor.byte == .bracketLeft { error.path = try readPath() } else { try cursor.skipValue() }
      } else if name.equals("locations") {
        error.locations = []
        if cursor.byte == .bracketLeft { error.locations = try readLocations() } else { try cursor.skipValue() }
      } else if name.equals("extensions") {
        let start = cursor.at
        try cursor.skipValue()
        let bytes = UnsafeBufferPointer(start: start, count: cursor.at - start)
        error.extensions = JSON(text: String(decoding: bytes, as: UTF8.self))
      } else {
        try cursor.check(name)
        try cursor.skipValue()
      }
    } while try !cursor.isLast(.braceRight)
    return error
  }

  /// A path; the empty one where a step is neither a name nor an index.
  private mutating func readPath() throws(MalformedJSON) -> [FieldError.PathStep] {
    cursor.at += 1
    var steps: [FieldError.PathStep] = []
    var isPath = true
    if cursor.isEmpty(.bracketRight) { return steps }
    repeat {
      if cursor.byte == .quote {
        steps.append(.key(try cursor.text(cursor.string())))
      } else if cursor.byte &- 0x30 < 10 {
        if let index = try cursor.number().int32 { steps.append(.index(index)) } else { isPath = false }
      } else {
        try cursor.skipValue()
        isPath = false
      }
    } while try !cursor.isLast(.bracketRight)
    return isPath ? steps : []
  }

  private mutating func readLocations() throws(MalformedJSON) -> [FieldError.Location] {
    cursor.at += 1
    var locations: [FieldError.Location] = []
    if cursor.isEmpty(.bracketRight) { return locations }
    repeat {
      var location = FieldError.Location(line: 0, column: 0)
      try cursor.expect(.braceLeft, "a location expected")
      if !cursor.isEmpty(.braceRight) {
        repeat {
          let name = try cursor.memberName()
          guard cursor.byte &- 0x30 < 10 else {
            try cursor.skipValue()
            continue
          }
          let number = try cursor.number().int32 ?? 0
          if name.equals("line") { location.line = number }
          if name.equals("column") { location.column = number }
        } while try !cursor.isLast(.braceRight)
      }
      locations.append(location)
    } while try !cursor.isLast(.bracketRight)
    return locations
  }

  // MARK: placing

  /// Gives every error to its field, and notes the fields whose errors are not what the store has.
  mutating func placeErrors() {
    if errors.reported.isEmpty, errors.found.isEmpty, errors.answered.isEmpty { return }
    let reported = Set(errors.reported.map(\.path))
    // The server said why; that there is a null is no news.
    var all = errors.found.filter { $0.error.message != IngestErrors.nullMessage || !reported.contains($0.error.path) }
    for error in errors.reported {
      if let (record, slot) = place(of: error.path) {
        all.append(.init(record: record, slot: slot, error: error))
      } else {
        changes.unplaced.append(error)
      }
    }
    for found in all {
      for copy in errors.copies[UnsafeRawPointer(Unmanaged.passUnretained(found.record).toOpaque())] ?? [] {
        all.append(.init(record: copy, slot: found.slot, error: found.error))
      }
      for slot in errors.lists[Place(found.record, found.slot)] ?? [] {
        all.append(.init(record: found.record, slot: slot, error: found.error))
      }
    }
    var order: [Place] = []
    var byPlace: [Place: (record: Record, errors: [FieldError])] = [:]
    for found in all {
      let place = Place(found.record, found.slot)
      if byPlace[place] == nil { order.append(place) }
      if byPlace[place]?.errors.contains(found.error) ?? false { continue }
      byPlace[place, default: (found.record, [])].errors.append(found.error)
    }
    for place in order {
      guard let (record, errors) = byPlace[place], errors != record.errors(place.slot) else { continue }
      changes.errors.append(.init(record: record, slot: place.slot, errors: errors))
    }
    for place in Set(errors.answered) where byPlace[place] == nil {
      let record = Unmanaged<Record>.fromOpaque(place.record).takeUnretainedValue()
      if record.errors(place.slot).isEmpty { continue }
      changes.errors.append(.init(record: record, slot: place.slot, errors: []))
    }
  }

  /// The field that an error's path leads to, or the last one that it reaches; nil if it reaches none.
  private func place(of steps: [FieldError.PathStep]) -> (Record, Int)? {
    var last: (Record, Int)?
    var record: Record? = plan.root
    var variant = plan.variant(0)
    var items: LinkItems?
    var child = 0
    func enter(_ linked: Record?) {
      record = linked
      variant = linked.flatMap { plan.variant(child, for: $0.shape) }
    }
    for step in steps {
      switch step {
      case .key(let name):
        guard let here = record, items == nil, let fields = variant, let number = fields.names.firstIndex(of: name)
        else { return last }
        let field = fields.fields[number]
        guard field.slot >= 0 else { return last }
        last = (here, Int(field.slot))
        child = Int(field.child)
        switch value(of: here, at: Int(field.slot)) {
        case .link(let linked): enter(linked)
        case .links(let records?):
          items = .records(records)
          record = nil
        case .object(let tree as LinkTree):
          items = .tree(tree.items)
          record = nil
        default: record = nil
        }
      case .index(let index):
        guard let list = items, index < list.count else { return last }
        items = nil
        switch list[index] {
        case .null: return last
        case .record(let linked): enter(linked)
        case .list(let inner): items = .tree(inner)
        }
      }
    }
    return last
  }

  /// A field's value as it will be.
  func value(of record: Record, at slot: Int) -> SlotValue? {
    if let group = changes.group(of: .passUnretained(record)), let value = changes.value(at: slot, in: group) {
      return value
    }
    guard record.has(slot) else { return nil }
    return record.cell(slot)?.load(record.shape.storages[slot])
  }
}

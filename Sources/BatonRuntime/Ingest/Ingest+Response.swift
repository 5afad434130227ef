extension Ingest {
  /// Reads the whole response.
  mutating func response() throws(ResponseError) {
    do throws(MalformedJSON) {
      do throws(MalformedJSON) {
        try members()
      } catch {
        guard repeats == .met else { throw error }
        repeats = .passed
        cursor.at = cursor.start
        errors = IngestErrors()
        try members()
      }
    } catch {
      throw .malformed(offset: error.offset, message: "\(error.message)")
    }
    guard hasData, errors.rising.isEmpty else {
      let all = errors.reported + errors.rising
      if all.isEmpty { throw .malformed(offset: 0, message: "neither data nor errors") }
      throw .request(all)
    }
    placeErrors()
  }

  private mutating func members() throws(MalformedJSON) {
    try cursor.expect(.braceLeft, "an object expected")
    if !cursor.isEmpty(.braceRight) {
      repeat {
        let name = try cursor.memberName()
        if name.equals("data") {
          try data()
        } else if name.equals("errors") {
          try readErrors()
        } else {
          try cursor.check(name)
          try cursor.skipValue()
        }
      } while try !cursor.isLast(.braceRight)
    }
    cursor.skipSpace()
    guard cursor.at == cursor.end else { throw cursor.malformed("something after the end") }
  }

  private mutating func data() throws(MalformedJSON) {
    startOver()
    hasData = !cursor.takeNull()
    guard hasData else { return }
    guard cursor.byte == .braceLeft else { throw cursor.malformed("an object expected") }
    let root = Unmanaged.passUnretained(plan.root!)
    try rootObject(root)
  }

  /// The data: an object whose record stands from the beginning.
  private mutating func rootObject(_ record: Unmanaged<Record>) throws(MalformedJSON) {
    cursor.at += 1
    guard let variant = plan.variant(0), !cursor.isEmpty(.braceRight) else { return }
    var object = known(record)
    try members(of: &object, variant, from: 0)
  }
}

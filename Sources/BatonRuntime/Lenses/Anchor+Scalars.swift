extension Anchor {
  /// A string, or an ID: nil when it is null or was not received.
  @MainActor public func string(_ entry: Int) -> String? {
    guard let cell = cell(reading: entry) else { return nil }
    if let value = cell.at(String?.self).pointee { return value }
    reportAbsent(entry)
    return nil
  }

  @MainActor public func int(_ entry: Int) -> Int? {
    guard let cell = cell(reading: entry) else { return nil }
    if let value = cell.at(Int?.self).pointee { return value }
    reportAbsent(entry)
    return nil
  }

  @MainActor public func double(_ entry: Int) -> Double? {
    guard let cell = cell(reading: entry) else { return nil }
    if let value = cell.at(Double?.self).pointee { return value }
    reportAbsent(entry)
    return nil
  }

  @MainActor public func bool(_ entry: Int) -> Bool? {
    guard let cell = cell(reading: entry) else { return nil }
    if let value = cell.at(Bool?.self).pointee { return value }
    reportAbsent(entry)
    return nil
  }

  /// A custom scalar without a Swift type.
  @MainActor public func json(_ entry: Int) -> JSON? {
    string(entry).map(JSON.init(text:))
  }

  /// A field of the record's identity. It never changes, so the read is not observed.
  @MainActor public func key(_ entry: Int) -> String {
    let slot = slot(entry)
    if UInt(bitPattern: slot) < UInt(bitPattern: record.capacity) {
      if let key = Cell(record.base + slot &* Cell.size).at(String?.self).pointee { return key }
    } else if slot >= 0, let key = record.extra?.cell(slot)?.at(String?.self).pointee {
      return key
    }
    // A record that was first met without its identity.
    return string(entry) ?? ""
  }

  /// The name of the record's concrete type. Not observed.
  @MainActor public var typename: String { record.shape.name }

  /// What the store knows the record by. Not observed.
  @MainActor public var recordID: String { record.identifier }

  /// A value of an enum.
  @inlinable @MainActor public func `enum`<Value: GraphQLEnum>(_ entry: Int) -> Value? {
    if let name = string(entry) { Value(rawValue: name) } else { nil }
  }

  /// A custom scalar with a Swift type.
  @MainActor public func mapped<Value: MappedScalar>(_ entry: Int) -> Value? {
    guard let cell = cell(reading: entry) else { return nil }
    guard let box = cell.at(AnyObject?.self).pointee as? TypedScalarBox<Value> else {
      reportAbsent(entry)
      return nil
    }
    return box.value
  }

  /// A non-null custom scalar with a Swift type. It has no zero to read as, so what is wrong is thrown.
  @MainActor public func nonNullMapped<Value: MappedScalar>(_ entry: Int) throws(FieldErrors) -> Value {
    try required(entry, mapped(entry))
  }

  /// A list of scalars, or lists of them.
  @MainActor public func list<Element: ScalarListElement>(_ entry: Int) -> [Element]? {
    guard let cell = cell(reading: entry) else { return nil }
    guard let list = cell.at(AnyObject?.self).pointee as? ScalarList else {
      reportAbsent(entry)
      return nil
    }
    return list.array(at: entry, of: self)
  }
}

extension ScalarList {
  /// The list as an array of that type, kept until it is read as another.
  @MainActor func array<Element: ScalarListElement>(at entry: Int, of anchor: Anchor) -> [Element] {
    if let array = read as? [Element] { return array }
    var isExact = true
    let array = items.compactMap { item in
      let element = Element.element(StoredElement(item), &isExact)
      if element == nil { isExact = false }
      return element
    }
    if !isExact, case .field(let name, _) = anchor.entry(entry).what {
      anchor.record.shape.log.report(.unexpected(type: anchor.record.shape.name, field: name))
    }
    read = array
    return array
  }
}

extension Record {
  /// The text that the store knows the record by: `Type:key`, or a number of its own where there is no identity.
  @MainActor var identifier: String {
    if shape.root === self { return "client:\(shape.name)" }
    if isIdentified { return "\(shape.name):\(key)" }
    if shape.isPlaceholder { return "" }
    shape.lock.lock()
    defer { shape.lock.unlock() }
    let extra = makeExtra()
    let number = extra.number ?? shape.nextNumber()
    extra.number = number
    return "client:\(shape.name):\(number)"
  }
}

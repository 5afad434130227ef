extension Anchor {
  /// A string, or an ID: nil when it is null or was not received.
  @inlinable @MainActor public func string(_ entry: Int) -> String? {
    if let value = cell(reading: entry)?.at(String?.self).pointee { return value }
    reportAbsent(entry)
    return nil
  }

  /// An Int, of 32 bits in GraphQL: nil when it is null or was not received.
  @inlinable @MainActor public func int(_ entry: Int) -> Int? {
    if let value = cell(reading: entry)?.at(Int?.self).pointee { return value }
    reportAbsent(entry)
    return nil
  }

  /// A Float: nil when it is null or was not received.
  @inlinable @MainActor public func double(_ entry: Int) -> Double? {
    if let value = cell(reading: entry)?.at(Double?.self).pointee { return value }
    reportAbsent(entry)
    return nil
  }

  /// A Boolean: nil when it is null or was not received.
  @inlinable @MainActor public func bool(_ entry: Int) -> Bool? {
    if let value = cell(reading: entry)?.at(Bool?.self).pointee { return value }
    reportAbsent(entry)
    return nil
  }

  /// A custom scalar without a Swift type.
  @MainActor public func json(_ entry: Int) -> JSON? {
    string(entry).map(JSON.init(text:))
  }

  /// A field of the record's identity. It never changes, so the read is not observed.
  @inlinable @MainActor public func key(_ entry: Int) -> String { keyCell(entry).at(String?.self).pointee.unsafelyUnwrapped }

  /// The memory of a key that is there. Every case answers with memory, so that who only looks at the text counts no
  /// reference.
  @inlinable @inline(__always) func keyCell(_ entry: Int) -> Cell {
    let slot = slots[entry]
    if UInt(bitPattern: slot) < UInt(bitPattern: record.capacity) {
      let cell = Cell(record.base + slot &* Cell.size)
      if cell.at(String?.self).pointee != nil { return cell }
    }
    return otherKeyCell(entry)
  }

  /// The key of a record that was made before the field was known, or met without it.
  @usableFromInline @inline(never) func otherKeyCell(_ entry: Int) -> Cell {
    let slot = slot(entry)
    let outer = slot >= record.capacity ? record.outerCell(slot) : nil
    if let cell = outer ?? record.cell(reading: slot), cell.at(String?.self).pointee != nil { return cell }
    reportAbsent(entry)
    return Cell.emptyText
  }

  /// The name of the record's concrete type. Not observed.
  @inlinable @MainActor public var typename: String { record.shape.name }

  /// What the store knows the record by. Not observed.
  @MainActor public var recordID: String { record.identifier }

  /// A value of an enum.
  @inlinable @MainActor public func `enum`<Value: GraphQLEnum>(_ entry: Int) -> Value? {
    if let name = string(entry) { Value(rawValue: name) } else { nil }
  }

  /// A custom scalar with a Swift type.
  @MainActor public func mapped<Value: MappedScalar>(_ entry: Int) -> Value? {
    guard let box = cell(reading: entry)?.at(AnyObject?.self).pointee as? TypedScalarBox<Value> else {
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
    guard let list = cell(reading: entry)?.at(AnyObject?.self).pointee as? ScalarList else {
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

extension Anchor {
  /// A field with `@catch`: the value, or the errors of the field and of all that lies below it.
  @MainActor public func caught<Value>(_ entry: Int, _ value: Value) -> Result<Value, FieldErrors> {
    caught(entry, value, enteringValues: false)
  }

  /// A non-null field with `@catch`: no value is an error as well.
  @MainActor public func caughtNonNull<Value>(_ entry: Int, _ value: Value?) -> Result<Value, FieldErrors> {
    caughtNonNull(entry, value, enteringValues: false)
  }

  /// What `@catch(to: NULL)` stands at: nil where the value, or anything below it, has an error.
  @MainActor public func caughtAsNil<Value>(_ entry: Int, _ value: Value?) -> Value? {
    caughtAsNil(entry, value, enteringValues: false)
  }

  /// A field with `@required(action: THROW)`, or one that has no zero to read as: no value throws what is known
  /// about the reason.
  @MainActor public func required<Value>(_ entry: Int, _ value: Value?) throws(FieldErrors) -> Value {
    if let value { return value }
    throw FieldErrors(errors(withoutValue: entry))
  }

  /// The same for a field that a condition may exclude: excluded, it is nil and throws nothing.
  @MainActor public func requiredIfSelected<Value>(_ entry: Int, _ value: Value?) throws(FieldErrors) -> Value? {
    if slot(entry) == SlotMap.excluded { return nil }
    return try required(entry, value)
  }

  @MainActor func caught<Value>(_ entry: Int, _ value: Value, enteringValues: Bool) -> Result<Value, FieldErrors> {
    let errors = errors(entry, enteringValues: enteringValues)
    return errors.isEmpty ? .success(value) : .failure(FieldErrors(errors))
  }

  @MainActor func caughtNonNull<Value>(
    _ entry: Int, _ value: Value?, enteringValues: Bool
  ) -> Result<Value, FieldErrors> {
    let errors = errors(entry, enteringValues: enteringValues)
    if !errors.isEmpty { return .failure(FieldErrors(errors)) }
    if let value { return .success(value) }
    return .failure(FieldErrors(self.errors(withoutValue: entry)))
  }

  @MainActor func caughtAsNil<Value>(_ entry: Int, _ value: Value?, enteringValues: Bool) -> Value? {
    errors(entry, enteringValues: enteringValues).isEmpty ? value : nil
  }

  @usableFromInline @MainActor func throwErrors(enteringValues: Bool) throws(FieldErrors) {
    var walk = ErrorWalk(entersValues: enteringValues)
    walk.visit(self)
    if !walk.errors.isEmpty { throw FieldErrors(walk.errors) }
  }

  @MainActor private func errors(_ entry: Int, enteringValues: Bool) -> [FieldError] {
    var walk = ErrorWalk(entersValues: enteringValues)
    walk.visit(entry, of: self, caught: true)
    return walk.errors
  }

  /// The errors of a field that has no value: those that were received, else that it has none.
  @MainActor private func errors(withoutValue index: Int) -> [FieldError] {
    let slot = slot(index)
    if slot >= 0, let errors = record.extra?.errors[slot], !errors.isEmpty { return errors }
    let entry = entry(index)
    return [FieldError("`\(entry.responseKey)` has no value", path: [.key(entry.responseKey)])]
  }
}

/// Collects the errors of a selection, in its order.
///
/// A lens's walk does not enter spreads: each fragment has its own policy. A value is one frozen selection, so its
/// walk enters the values that it spreads, in the scope that the spread binds and under its guards.
struct ErrorWalk {
  let entersValues: Bool
  /// Each once: two fields of one record, or a value and another that it spreads, may meet the same.
  private(set) var errors: [FieldError] = []
  private var seen: Set<FieldError> = []

  init(entersValues: Bool) { self.entersValues = entersValues }

  @MainActor mutating func visit(_ anchor: Anchor) {
    for index in anchor.node.entries.indices { visit(index, of: anchor, caught: false) }
  }

  /// `caught`: the entry's own `@catch` is what asks.
  @MainActor mutating func visit(_ index: Int, of anchor: Anchor, caught: Bool) {
    let entry = anchor.entry(index)
    guard caught || entry.caught == nil else { return }
    switch entry.what {
    case .field:
      let slot = anchor.slot(index)
      if slot >= 0 { visitField(entry, index, at: slot, of: anchor) }
    case .inline:
      guard anchor.isSelected(index) else { return }
      let group = anchor.group(at: index)
      if caught, !entersValues { visitGroup(group) } else { visit(group) }
    case .spread(let number):
      let fragment = anchor.node.layout.fragments[number]
      let isValue = fragment is any FragmentValue.Type
      // A lens that is caught answers for itself only where it says so.
      guard isValue ? entersValues || caught : caught && fragment.layout.root.catches else { return }
      visitSpread(index, of: anchor, isValue: isValue)
    }
  }

  /// A caught group of a lens answers for the values that it spreads on the same record.
  @MainActor private mutating func visitGroup(_ group: Anchor) {
    for (index, entry) in group.node.entries.enumerated() {
      var asks = false
      switch entry.what {
      case .field: break
      case .spread, .inline: asks = entry.caught == nil
      }
      visit(index, of: group, caught: asks)
    }
  }

  /// What is spread: a value with the values that it spreads in turn, a lens by itself.
  @MainActor private mutating func visitSpread(_ index: Int, of anchor: Anchor, isValue: Bool) {
    guard anchor.isSelected(index) else { return }
    let spread = anchor.spread(at: index)
    if anchor.entry(index).isDeferred, !spread.hasArrived { return }
    var walk = ErrorWalk(entersValues: isValue)
    walk.visit(spread)
    add(walk.errors)
  }

  private mutating func add(_ found: [FieldError]) {
    for error in found where seen.insert(error).inserted { errors.append(error) }
  }

  @MainActor private mutating func visitField(_ entry: LayoutEntry, _ index: Int, at slot: Int, of anchor: Anchor) {
    let record = anchor.record
    if case .field(_, let type) = entry.what, type.base != .key { record.track(slot) }
    let own = record.errors(slot)
    add(own)
    guard let cell = record.cell(slot), let storage = record.storage(slot), record.has(slot) else {
      if own.isEmpty, !entry.isClient {
        add([FieldError("`\(entry.responseKey)` was not received", path: [.key(entry.responseKey)])])
      }
      return
    }
    if entry.required == .throw, own.isEmpty, cell.isNull(storage) {
      add([FieldError("`\(entry.responseKey)` is required and null", path: [.key(entry.responseKey)])])
    }
    switch storage {
    case .link:
      if let linked = cell.at(Record?.self).pointee { visit(anchor.below(index, on: linked)) }
    case .links:
      for linked in cell.at([Record?]?.self).pointee ?? [] {
        if let linked { visit(anchor.below(index, on: linked)) }
      }
    case .object:
      if let tree = cell.at(AnyObject?.self).pointee as? LinkTree { visit(tree.items, at: index, of: anchor) }
    case .string, .int, .double, .bool: break
    }
  }

  @MainActor private mutating func visit(_ items: [LinkItem], at index: Int, of anchor: Anchor) {
    for item in items {
      switch item {
      case .null: break
      case .record(let record): visit(anchor.below(index, on: record))
      case .list(let items): visit(items, at: index, of: anchor)
      }
    }
  }
}

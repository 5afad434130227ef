import GraphQLSchema

extension IR {
  /// What a selection, or something inside it, is or says: a walk passes by what holds nothing that it looks for.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable @inline(__always) public init(rawValue: UInt32) { self.rawValue = rawValue }

    @inlinable @inline(__always) public static var scalar: Traits { Traits(rawValue: 1 << 18) }
    @inlinable @inline(__always) public static var linked: Traits { Traits(rawValue: 1 << 0) }
    @inlinable @inline(__always) public static var inline: Traits { Traits(rawValue: 1 << 1) }
    @inlinable @inline(__always) public static var spread: Traits { Traits(rawValue: 1 << 2) }
    @inlinable @inline(__always) public static var condition: Traits { Traits(rawValue: 1 << 3) }
    /// A variable is used.
    @inlinable @inline(__always) public static var variable: Traits { Traits(rawValue: 1 << 4) }
    /// A condition, or the `if:` of a `@defer` or `@stream`, says true or false.
    @inlinable @inline(__always) public static var constant: Traits { Traits(rawValue: 1 << 5) }
    /// A field, or a directive of it, is passed null.
    @inlinable @inline(__always) public static var null: Traits { Traits(rawValue: 1 << 6) }
    /// A field is not passed, or is passed null, what it must be.
    @inlinable @inline(__always) public static var missingArgument: Traits { Traits(rawValue: 1 << 7) }
    @inlinable @inline(__always) public static var client: Traits { Traits(rawValue: 1 << 8) }
    /// A field has facts beside that it was generated.
    @inlinable @inline(__always) public static var facts: Traits { Traits(rawValue: 1 << 9) }
    @inlinable @inline(__always) public static var required: Traits { Traits(rawValue: 1 << 10) }
    @inlinable @inline(__always) public static var caught: Traits { Traits(rawValue: 1 << 11) }
    @inlinable @inline(__always) public static var connection: Traits { Traits(rawValue: 1 << 12) }
    @inlinable @inline(__always) public static var edits: Traits { Traits(rawValue: 1 << 13) }
    @inlinable @inline(__always) public static var stream: Traits { Traits(rawValue: 1 << 14) }
    @inlinable @inline(__always) public static var deferred: Traits { Traits(rawValue: 1 << 15) }
    @inlinable @inline(__always) public static var alias: Traits { Traits(rawValue: 1 << 16) }
    /// A spread has `@relay(mask:)` or `@dangerously_unaliased_fixme`.
    @inlinable @inline(__always) public static var spreadFacts: Traits { Traits(rawValue: 1 << 17) }

    @inlinable @inline(__always) public static var all: Traits { Traits(rawValue: .max) }
    /// All that a scalar field may have.
    @inlinable @inline(__always) public static var ofScalars: Traits {
      Traits(rawValue: ~(linked.rawValue | inline.rawValue | spread.rawValue | condition.rawValue | deferred.rawValue | alias.rawValue | spreadFacts.rawValue))
    }

    // Those of the standard library are called without being specialized.
    @inlinable @inline(__always) public func contains(_ other: Traits) -> Bool {
      rawValue & other.rawValue == other.rawValue
    }
    @inlinable @inline(__always) public func isDisjoint(with other: Traits) -> Bool { rawValue & other.rawValue == 0 }
    @inlinable @inline(__always) public func union(_ other: Traits) -> Traits {
      Traits(rawValue: rawValue | other.rawValue)
    }
    @inlinable @inline(__always) public mutating func formUnion(_ other: Traits) { self = union(other) }
  }
}

extension IR.FieldHead {
  var traits: IR.Traits {
    var traits: IR.Traits = definition.isClient ? .client : []
    if !arguments.isEmpty { traits.add(arguments) }
    for directive in directives { traits.add(directive.arguments) }
    for argument in definition.arguments
    where argument.isRequired && arguments[argument.name]?.value ?? .null == .null {
      traits.insert(.missingArgument)
    }
    if facts.isPlain { return traits }
    traits.insert(.facts)
    if facts.required != nil { traits.insert(.required) }
    if facts.caught != nil { traits.insert(.caught) }
    if let connection = facts.connection {
      traits.insert(.connection)
      traits.add(connection.arguments)
    }
    for edit in facts.edits {
      traits.insert(.edits)
      traits.add(edit.arguments)
    }
    for handle in facts.handles {
      traits.add(handle.dynamicKey)
      traits.add(handle.arguments)
    }
    if let stream = facts.stream {
      traits.insert(.stream)
      traits.add(condition: stream.condition)
      traits.add(stream.initialCount)
      traits.add(stream.useCustomizedBatch)
    }
    return traits
  }
}

extension IR.InlineFacts {
  var traits: IR.Traits {
    var traits: IR.Traits = []
    if alias != nil { traits.insert(.alias) }
    if caught != nil { traits.insert(.caught) }
    if let deferred { traits.add(deferred) }
    return traits
  }
}

extension IR.SpreadFacts {
  var traits: IR.Traits {
    var traits: IR.Traits = []
    if alias != nil { traits.insert(.alias) }
    if isUnaliasedOnPurpose || mask != nil { traits.insert(.spreadFacts) }
    if let deferred { traits.add(deferred) }
    return traits
  }
}

extension IR.Traits {
  mutating func add(_ arguments: [IR.Argument]) {
    for argument in arguments {
      if argument.value == .null { insert(.null) } else { add(argument.value) }
    }
  }

  mutating func add(_ value: IR.Value?) {
    if let value, !value.isConstant { insert(.variable) }
  }

  mutating func add(condition: IR.Value?) {
    add(condition)
    if case .boolean = condition { insert(.constant) }
  }

  mutating func add(_ deferred: IR.Defer) {
    insert(.deferred)
    add(condition: deferred.condition)
  }
}

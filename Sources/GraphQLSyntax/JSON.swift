/// A JSON text as a tree in which every key and value knows its place.
package struct JSON: Sendable {
  package indirect enum Kind: Sendable {
    case object([Member])
    case array([JSON])
    case string(String)
    /// As spelled.
    case number(String)
    case boolean(Bool)
    case null
  }

  package struct Member: Sendable {
    package var key: String
    /// The key with its quotes.
    package var keyRange: SourceRange
    package var value: JSON
  }

  package var kind: Kind
  package var range: SourceRange
}

extension JSON {
  package var members: [Member]? {
    guard case .object(let members) = kind else { return nil }
    return members
  }

  package var array: [JSON]? {
    guard case .array(let values) = kind else { return nil }
    return values
  }

  package var string: String? {
    guard case .string(let text) = kind else { return nil }
    return text
  }

  package var boolean: Bool? {
    guard case .boolean(let value) = kind else { return nil }
    return value
  }

  /// The number, when it is a whole one that fits.
  package var integer: Int? {
    guard case .number(let spelling) = kind else { return nil }
    return Int(spelling)
  }

  package var isNull: Bool {
    guard case .null = kind else { return false }
    return true
  }

  /// The value of a member of an object; nil when this is no object or has no such member.
  package subscript(_ key: String) -> JSON? { members?.first { $0.key == key }?.value }

  /// What the value is, as a message says it.
  package var kindName: String {
    switch kind {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "a Boolean"
    case .null: "null"
    }
  }
}

/// Parses JSON strictly (RFC 8259). The first mistake is reported at its place, and then there is no value;
/// a key that an object has twice is reported too.
package func parseJSON(_ file: SourceFile, id: FileID) -> (value: JSON?, diagnostics: [Diagnostic]) {
  file.bytes.withUnsafeBufferPointer { bytes in
    guard bytes.count < Int(UInt32.max) else {
      return (nil, [Diagnostic(.fileTooLarge, at: Location(id, SourceRange(0, 0)))])
    }
    if let offset = UTF8Check.firstInvalid(bytes, in: 0..<bytes.count) {
      return (nil, [Diagnostic(.invalidUTF8(bytes[offset]), at: Location(id, SourceRange(offset, offset + 1)))])
    }
    var parser = JSONParser(Cursor(bytes, range: 0..<bytes.count), file: id)
    let value = parser.document()
    return (value, parser.diagnostics)
  }
}

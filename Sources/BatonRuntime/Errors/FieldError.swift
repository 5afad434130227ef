/// One error of a response, or one that reading the response found.
public struct FieldError: Error, Hashable, Sendable {
  /// What went wrong, in the server's words or in ours.
  public var message: String
  /// The place in the response; empty when the error has none.
  public var path: [PathStep]
  /// The places in the document.
  public var locations: [Location]
  /// What else the server says.
  public var extensions: JSON?

  public init(_ message: String, path: [PathStep] = [], locations: [Location] = [], extensions: JSON? = nil) {
    self.message = message
    self.path = path
    self.locations = locations
    self.extensions = extensions
  }

  /// A step into the response: a response key, or an index of a list.
  public enum PathStep: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// A place in the document: line and column, from 1.
  public struct Location: Hashable, Sendable {
    /// From 1.
    public var line: Int
    /// From 1.
    public var column: Int

    /// A place as a server names it.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }
}

extension FieldError.PathStep: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// A response key.
  public init(stringLiteral key: String) { self = .key(key) }
  /// An index of a list, from 0.
  public init(integerLiteral index: Int) { self = .index(index) }
}

extension FieldError: CustomStringConvertible {
  /// The path, joined by dots, and the message.
  public var description: String {
    let path = path.map { step in
      switch step {
      case .key(let key): key
      case .index(let index): String(index)
      }
    }
    return path.isEmpty ? message : "\(path.joined(separator: ".")): \(message)"
  }
}

/// The errors for which a reading failed: those of the field and of all that lies below it.
public struct FieldErrors: Error, Hashable, Sendable, CustomStringConvertible {
  /// In the order of the selection; at least one.
  public var errors: [FieldError]

  /// - Parameter errors: in the order of the selection; at least one.
  public init(_ errors: [FieldError]) { self.errors = errors }

  /// A line for each error.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// Why a response was not taken in. The store is as it was.
public enum ResponseError: Error, Hashable, Sendable {
  /// Not JSON, or not a GraphQL response: the byte where it goes wrong, and how.
  case malformed(offset: Int, message: String)
  /// No data: the server's errors.
  case request([FieldError])
}

extension ResponseError: CustomStringConvertible {
  /// One sentence, or a line for each of the server's errors.
  public var description: String {
    switch self {
    case .malformed(let offset, let message): "the response is malformed at byte \(offset): \(message)"
    case .request(let errors): errors.map(\.description).joined(separator: "\n")
    }
  }
}

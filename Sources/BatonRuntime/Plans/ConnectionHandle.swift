/// `@handle(connection "key" [filters] dynamicKey)`: a list that the store puts together of pages, under a key of its own.
struct ConnectionHandle: Equatable {
  private var key: String
  private var filters: [String] = []
  private var dynamicKey: ArgumentValue?

  /// What stands after `@handle`.
  init(_ text: inout TextReader) {
    text.expect("(")
    text.expect("connection")
    key = text.string()
    if text.take("[") {
      while !text.take("]") { filters.append(text.name()) }
    }
    if !text.at(")") { dynamicKey = text.value() }
    text.expect(")")
  }

  /// Where the list of a field with these arguments is kept: what the compiler has its fragments read.
  func storageKey(of arguments: [Argument], in variables: [String: InputValue]) -> String {
    var kept = arguments.filter { filters.contains($0.name) }
    if let dynamicKey { kept.append(Argument(name: "__dynamicKey", value: dynamicKey)) }
    return BatonRuntime.storageKey("__\(key)_connection", kept, in: variables)
  }
}

/// A connection's list, found for one type, and what was asked for.
struct PlannedConnection {
  /// Where a page goes.
  enum Page: Equatable {
    /// It is the list from now on.
    case first
    /// At the end, whose cursor this is.
    case after(String)
    /// At the beginning, whose cursor this is.
    case before(String)
  }

  var slot: Int
  var page: Page

  /// - Parameter arguments: the field's.
  init(slot: Int, arguments: [Argument], in variables: [String: InputValue]) {
    func cursor(_ name: String) -> String? {
      switch arguments.first(where: { $0.name == name })?.value.resolved(in: variables) {
      case .string(let text), .number(let text), .json(let text): text
      default: nil
      }
    }
    self.slot = slot
    page = cursor("after").map(Page.after) ?? cursor("before").map(Page.before) ?? .first
  }
}

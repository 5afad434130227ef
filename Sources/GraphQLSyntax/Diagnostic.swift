/// Something wrong, or worth a second look, at a place.
package struct Diagnostic: Sendable {
  package enum Severity: Sendable { case error, warning }

  /// One sentence to the person who typed it: lower case, no full stop, names in backticks.
  ///
  /// A message is made by a static function beside the code that reports it; that function's name is its stable
  /// identifier.
  package struct Message: Sendable, Hashable {
    package let text: String
    package let identifier: String

    package init(_ text: String, identifier: String = #function) {
      self.text = text.withShortNames
      self.identifier = String(identifier.prefix { $0 != "(" })
    }
  }

  /// A second place that explains the first.
  package struct Note: Sendable, Hashable {
    package let text: String
    package let location: Location

    package init(_ text: String, at location: Location) {
      self.text = text.withShortNames
      self.location = location
    }
  }

  package let severity: Severity
  package let message: Message
  package let location: Location
  package let notes: [Note]

  /// An error.
  package init(_ message: Message, at location: Location, notes: [Note] = []) {
    self.init(.error, message, at: location, notes: notes)
  }

  package init(_ severity: Severity, _ message: Message, at location: Location, notes: [Note] = []) {
    self.severity = severity
    self.message = message
    self.location = location
    self.notes = notes.filter { $0.location.file != .builtIn }
  }
}

extension [Diagnostic] {
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// By file and place, each once.
  package func sortedOnce() -> [Diagnostic] {
    var seen = Set<DiagnosticIdentity>()
    return sorted { ($0.location, $0.message.text) < ($1.location, $1.message.text) }
      .filter { seen.insert(DiagnosticIdentity(location: $0.location, message: $0.message)).inserted }
  }
}

extension String {
  /// Of what stands in backticks and is too long for anybody to read the beginning.
  fileprivate var withShortNames: String {
    if utf8.count < 300 { return self }
    return split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { index, part in index % 2 == 1 && part.utf8.count > 200 ? "\(part.prefix(60))…" : String(part) }
      .joined(separator: "`")
  }
}

private struct DiagnosticIdentity: Hashable {
  let location: Location
  let message: Diagnostic.Message
}

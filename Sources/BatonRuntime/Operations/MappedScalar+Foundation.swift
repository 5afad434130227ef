public import Foundation

extension Decimal: MappedScalar {
  /// A number or a string that holds one, with every digit up to Decimal's 38.
  public init?(scalar: ScalarText) {
    // Decimal reads as much of a text as it understands; all of it must be a number.
    var digits = scalar.text[...]
    if digits.hasPrefix("-") { digits = digits.dropFirst() }
    let isNumber = digits.first?.isWholeNumber == true
      && digits.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2e || $0 | 0x20 == 0x65 || $0 == 0x2b || $0 == 0x2d }
    guard isNumber, Double(scalar.text) != nil,
      let value = Decimal(string: scalar.text, locale: Locale(identifier: "en_US_POSIX")), value.isFinite
    else { return nil }
    self = value
  }
  public var scalar: ScalarText { .json(description) }
}

extension URL: MappedScalar {
  /// A string that is a URL; the empty one is none.
  public init?(scalar: ScalarText) {
    guard scalar.isQuoted, !scalar.text.isEmpty else { return nil }
    self.init(string: scalar.text)
  }
  public var scalar: ScalarText { .quoted(absoluteString) }
}

extension UUID: MappedScalar {
  /// A string in the form of RFC 9562.
  public init?(scalar: ScalarText) {
    guard scalar.isQuoted else { return nil }
    self.init(uuidString: scalar.text)
  }
  public var scalar: ScalarText { .quoted(uuidString) }
}

extension Date: MappedScalar {
  /// An ISO 8601 date and time with or without a fraction of a second, or a date alone, which is its start in UTC.
  public init?(scalar: ScalarText) {
    guard scalar.isQuoted else { return nil }
    let text = scalar.text
    let date =
      (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle().year().month().day()))
    guard let date else { return nil }
    self = date
  }
  /// In UTC; with a fraction of a second where there is one.
  public var scalar: ScalarText {
    let seconds = timeIntervalSinceReferenceDate
    return .quoted(formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: seconds != seconds.rounded())))
  }
}

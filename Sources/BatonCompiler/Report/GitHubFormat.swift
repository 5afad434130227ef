extension Finding {
  /// A workflow command, which becomes an annotation at the line; notes are part of its text.
  var githubCommand: String {
    var properties: [(String, String)] = []
    if let path { properties.append(("file", path)) }
    if let place {
      properties += [("line", "\(place.line)"), ("endLine", "\(place.endLine)"), ("col", "\(place.column)")]
      if place.endLine == place.line { properties.append(("endColumn", "\(place.endColumn)")) }
    }
    properties.append(("title", identifier))
    let list = properties.map { "\($0)=\(Finding.escaped($1, ":", ","))" }.joined(separator: ",")
    let message = ([text] + notes.map { "\($0.place.path):\($0.place.line):\($0.place.column): \($0.text)" })
      .joined(separator: "\n")
    return "::\(severity.rawValue) \(list)::\(Finding.escaped(message))\n"
  }

  private static func escaped(_ text: String, _ others: Unicode.Scalar...) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar == "\r" || scalar == "\n" || others.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

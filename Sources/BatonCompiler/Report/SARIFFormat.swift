import GraphQLSyntax

/// A log of the Static Analysis Results Interchange Format 2.1.0, with one run.
func sarifLog(_ findings: [Finding], version: String) -> String {
  let rules = Set(findings.map(\.identifier)).sorted()
  var json = JSONWriter()
  json.object {
    $0.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    $0.member("version", "2.1.0")
    $0.array("runs") {
      $0.object {
        $0.object("tool") {
          $0.object("driver") {
            $0.member("name", "batonc")
            $0.member("semanticVersion", version)
            $0.array("rules") { json in
              for rule in rules { json.object { $0.member("id", rule) } }
            }
          }
        }
        $0.member("columnKind", "unicodeCodePoints")
        $0.array("results") { for finding in findings { $0.write(finding, rules: rules) } }
      }
    }
  }
  return json.text + "\n"
}

extension JSONWriter {
  fileprivate mutating func write(_ finding: Finding, rules: [String]) {
    object {
      $0.member("ruleId", finding.identifier)
      if let index = rules.firstIndex(of: finding.identifier) { $0.member("ruleIndex", index) }
      $0.member("level", finding.severity.rawValue)
      $0.object("message") { $0.member("text", finding.text) }
      $0.array("locations") {
        if let path = finding.path { $0.location(path, finding.place) }
      }
      if !finding.notes.isEmpty {
        $0.array("relatedLocations") {
          for (index, note) in finding.notes.enumerated() {
            $0.location(note.place.path, note.place, note: (index + 1, note.text))
          }
        }
      }
    }
  }

  private mutating func location(_ path: String, _ place: Finding.Place?, note: (id: Int, text: String)? = nil) {
    object {
      if let note { $0.member("id", note.id) }
      $0.object("physicalLocation") {
        $0.object("artifactLocation") { $0.member("uri", percentEncoded(path)) }
        if let place {
          $0.object("region") {
            $0.member("startLine", place.line)
            $0.member("startColumn", place.column)
            $0.member("endLine", place.endLine)
            $0.member("endColumn", place.endColumn)
          }
        }
      }
      if let note { $0.object("message") { $0.member("text", note.text) } }
    }
  }
}

/// A path as the path of a URI reference.
private func percentEncoded(_ path: String) -> String {
  var uri = ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      uri += "%" + (digits.count < 2 ? "0" : "") + digits
    }
  }
  return uri
}

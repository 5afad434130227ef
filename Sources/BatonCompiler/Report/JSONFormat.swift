import GraphQLSyntax

/// `{"diagnostics": […], "errors": 1, "warnings": 0}`
func jsonDocument(_ findings: [Finding]) -> String {
  var json = JSONWriter()
  json.object {
    $0.array("diagnostics") { for finding in findings { $0.write(finding) } }
    $0.member("errors", findings.count { $0.severity == .error })
    $0.member("warnings", findings.count { $0.severity == .warning })
  }
  return json.text + "\n"
}

extension JSONWriter {
  fileprivate mutating func write(_ finding: Finding) {
    object {
      $0.member("severity", finding.severity.rawValue)
      $0.member("code", finding.identifier)
      $0.member("message", finding.text)
      if let path = finding.path { $0.member("path", path) }
      if let place = finding.place { $0.write(place) }
      $0.array("notes") { json in
        for note in finding.notes {
          json.object {
            $0.member("message", note.text)
            $0.member("path", note.place.path)
            $0.write(note.place)
          }
        }
      }
    }
  }

  private mutating func write(_ place: Finding.Place) {
    member("line", place.line)
    member("column", place.column)
    member("endLine", place.endLine)
    member("endColumn", place.endColumn)
  }
}

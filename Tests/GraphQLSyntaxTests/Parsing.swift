import BatonTestSupport
import GraphQLSyntax

/// A text parsed, as tests look at it.
struct Parsed {
  let file: SourceFile
  let document: Document
  let diagnostics: [Diagnostic]

  init(_ bytes: [UInt8], as kind: DocumentKind = .any, fragmentArguments: Bool = false) {
    file = SourceFile(path: "input.graphql", bytes: bytes)
    (document, diagnostics) = parse(file, id: FileID(0), as: kind, fragmentArguments: fragmentArguments)
  }

  init(_ text: String, as kind: DocumentKind = .any, fragmentArguments: Bool = false) {
    self.init(Array(text.utf8), as: kind, fragmentArguments: fragmentArguments)
  }

  /// Each mistake as `line:column message`.
  var mistakes: [String] { lines(diagnostics, in: file) }

  var compact: String { document.text(.compact) }
}

func mistakes(_ text: String, as kind: DocumentKind = .any, fragmentArguments: Bool = false) -> [String] {
  Parsed(text, as: kind, fragmentArguments: fragmentArguments).mistakes
}

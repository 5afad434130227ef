import GraphQLSyntax

/// An app that nobody wrote: a schema of any size and any number of documents against it, which Relay's rules accept.
/// The same numbers make the same bytes.
///
/// Documents sit on four layers, like the parts of an app: fragments of one layer spread fragments of layers below it, so
/// an operation reaches about as many fragments however many documents there are. Among them are arguments, connections
/// with refetch queries, conditions, aliases, unions, inline values, mutations and subscriptions.
struct SyntheticApp: Sendable {
  let schema: SourceFile
  /// One `.graphql` file for each document: an operation and the fragments beside it.
  let documents: [SourceFile]
  /// The same as views that hold each definition in a marker.
  let hosts: [SourceFile]

  init(documents count: Int, schemaKilobytes: Int) {
    let schema = SyntheticSchema(kilobytes: schemaKilobytes)
    self.schema = SourceFile(path: "schema.graphql", text: schema.text())
    var writer = SyntheticDocuments(typeCount: schema.typeCount)
    var documents: [SourceFile] = []
    var hosts: [SourceFile] = []
    for index in 0..<count {
      let definitions = writer.definitions(of: index)
      let folder = "Feature\(index / 50)"
      documents.append(
        SourceFile(
          path: "\(folder)/Screen\(index).graphql",
          text: definitions.map(\.text).joined(separator: "\n\n") + "\n"))
      hosts.append(SourceFile(path: "\(folder)/Screen\(index).swift", text: Self.host(index, definitions)))
    }
    self.documents = documents
    self.hosts = hosts
  }

  /// A view file with a marker for each definition.
  private static func host(_ index: Int, _ definitions: [SyntheticDefinition]) -> String {
    var text = "import BatonRuntime\nimport SwiftUI\n"
    for (number, definition) in definitions.enumerated() {
      let body = definition.text.split(separator: "\n").joined(separator: "\n    ")
      text += """

        /// Part \(number) of screen \(index).
        struct Screen\(index)Part\(number): View {
          @\(definition.marker)(\"""
            \(body)
            \""")
          let data: \(definition.name)
          @State private var isOpen = false

          var body: some View {
            VStack(alignment: .leading, spacing: 8) { // a row
              Text("\\(index) of \\(isOpen ? "open" : "closed")").font(.headline)
              Button("Toggle") { isOpen.toggle() }
            }
          }
        }

        """
    }
    return text
  }

  /// Swift that names no marker.
  static func plainSwift(kilobytes: Int) -> SourceFile {
    var text = "import SwiftUI\n"
    var index = 0
    while text.utf8.count < kilobytes * 1000 {
      text += """

        @MainActor @Observable final class Model\(index) {
          @ObservationIgnored private var cache: [String: Int] = [:]
          /// The number of "things" / the number of parts.
          func ratio(_ things: Int, of parts: Int) -> Double { Double(things) / Double(parts) * \(index).5 }
          var title: String { "Model \\(cache["a", default: \(index)]) @ home" }
        }

        """
      index += 1
    }
    return SourceFile(path: "Plain.swift", text: text)
  }

  /// A JSON text of records.
  static func json(kilobytes: Int) -> String {
    var text = "["
    var index = 0
    while text.utf8.count < kilobytes * 1000 {
      if index > 0 { text += "," }
      text += #"{"id":"T\#(index)","name":"Name \#(index)","tags":["a","b\n"],"score":\#(index).25,"open":true,"none":null}"#
      index += 1
    }
    return text + "]"
  }
}

/// A definition's text, and what a marker needs to know of it.
struct SyntheticDefinition {
  let marker: String
  let name: String
  let text: String
}

/// Numbers that look random and are the same on every run (SplitMix64).
struct SyntheticNumbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15 }

  mutating func next(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((bits ^ (bits >> 31)) % UInt64(limit))
  }

  mutating func isOne(in count: Int) -> Bool { next(count) == 0 }
}

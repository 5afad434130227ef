import BatonCompiler
import Foundation
import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Area {
  /// Every operation of every app of the corpus prints as Relay printed it.
  ///
  /// The two texts are parsed and printed again, so that white space does not count and everything else does: the same
  /// definitions in the same order, with the same selections in the same order.
  static let corpusTexts = Area(name: "corpus-texts") { data in
    data.entries("corpus").filter { !$0.contains(".") }.map { app in
      var row = Row(name: app)
      let theirs = (try? JSONSerialization.jsonObject(with: Data(data.text("corpus/\(app)/texts.json").utf8))) as? [String: String] ?? [:]
      let (programs, _) = Corpus.programs(of: app, in: data)
      let ours = Dictionary(
        uniqueKeysWithValues: programs.operationText.operations.map {
          ($0.name.text, programs.operationText.text(of: $0))
        })
      for (name, text) in theirs.sorted(by: { $0.key < $1.key }) {
        if let own = ours[name], Corpus.normalized(own) == Corpus.normalized(text) {
          row.equal += 1
        } else {
          row.differences.append(Difference(name: "\(app) \(name)", what: ours[name] ?? "no such operation", explanation: nil))
        }
      }
      for diagnostic in programs.diagnostics {
        row.differences.append(Difference(name: app, what: diagnostic.message.text, explanation: nil))
      }
      return row
    }
  }
}

enum Corpus {
  static func programs(of app: String, in data: SharedData) -> (Programs, FileList) {
    var files = FileList()
    let schemaText = files.parse(data.text("corpus/\(app)/schema.graphql"), path: "schema.graphql", as: .typeSystem)
    let schema = SchemaBuilder.build([SchemaDocument(schemaText.document)]).schema
    var documents: [Document] = []
    for path in data.files("corpus/\(app)/documents", endingIn: [".graphql"]) {
      documents.append(files.parse(data.text(path), path: path, as: .executable).document)
    }
    let program = ProgramBuilder.program(documents, schema: schema, sources: files.files)
    return (Programs(transforming: program), files)
  }

  static func normalized(_ text: String) -> String {
    var files = FileList()
    return files.parse(text, path: "text", as: .executable).document.text()
  }

  static func texts(of app: String, in data: SharedData) -> String {
    let programs = programs(of: app, in: data).0
    let texts = Dictionary(
      uniqueKeysWithValues: programs.operationText.operations.map {
        ($0.name.text, programs.operationText.text(of: $0, layout: .pretty))
      })
    let json = try? JSONSerialization.data(withJSONObject: texts, options: [.sortedKeys, .prettyPrinted])
    return String(decoding: json ?? Data(), as: UTF8.self)
  }
}

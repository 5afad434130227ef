import Foundation
import GraphQLSchema
import GraphQLSyntax

/// The folder of data that others wrote.
struct SharedData: Sendable {
  let folder: String

  var exists: Bool { FileManager.default.fileExists(atPath: folder + "/fixtures/relay") }

  func text(_ path: String) -> String {
    (try? String(contentsOfFile: folder + "/" + path, encoding: .utf8)) ?? ""
  }

  func entries(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + path)) ?? []).sorted()
  }

  /// Each folder with fixtures of Relay's.
  var fixtureGroups: [String] {
    let root = "fixtures/relay"
    let folders = files(root, endingIn: [".expected"]).map { path in
      path.dropFirst(root.count + 1).split(separator: "/").dropLast().joined(separator: "/")
    }
    return Set(folders).sorted()
  }

  /// Every file under a folder with one of these endings, sorted.
  func files(_ path: String, endingIn endings: [String]) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder + "/" + path)?.compactMap { $0 as? String } ?? []
    return all.filter { name in endings.contains { name.hasSuffix($0) } }.sorted().map { path + "/" + $0 }
  }
}

/// Files that are compiled together, numbered as they come.
struct FileList {
  private(set) var files: [SourceFile] = []

  mutating func parse(_ text: String, path: String, as kind: DocumentKind) -> (document: Document, diagnostics: [Diagnostic]) {
    let file = SourceFile(path: path, text: text)
    files.append(file)
    return GraphQLSyntax.parse(file, id: FileID(files.count - 1), as: kind, fragmentArguments: true)
  }
}

import BatonCompiler
import GraphQLSyntax

/// Why a command cannot even begin: the configuration is wrong, or a file cannot be read or written.
struct CommandFailure: Error {
  var findings: [Finding]

  init(_ findings: [Finding]) { self.findings = findings }

  init(_ message: Diagnostic.Message, path: String? = nil) {
    self.init([Finding(.error, message.text, identifier: message.identifier, path: path)])
  }

  /// - Parameter location: the entry of the configuration that names the file.
  init(_ failure: Files.Failure, shown path: String, named location: Location? = nil, in file: SourceFile? = nil) {
    guard let location, let file else {
      self.init(.unusableFile("this \(failure.action)", failure.reason), path: path)
      return
    }
    self.init(
      Finding.all(
        [Diagnostic(.unusableFile("`\(path)` \(failure.action)", failure.reason), at: location)], in: [file]))
  }
}

extension Diagnostic.Message {
  fileprivate static func unusableFile(_ what: String, _ reason: String) -> Self {
    Self("\(what): \(reason)")
  }
}

import BatonCompiler
import GraphQLSyntax

/// How the files on the disk differ from what a compilation made.
struct OutputChanges {
  /// A file to be, and its bytes.
  struct Output {
    var path: String
    var bytes: [UInt8]
  }

  private(set) var missing: [Output] = []
  private(set) var stale: [Output] = []
  private(set) var unchanged = 0
  /// Files of ours that no source is behind any more.
  private(set) var leftover: [String] = []
  /// Files with our header that no run of ours is known to have written here; they are named, and left alone.
  private(set) var strange: [String] = []

  /// The first words of every output.
  static let header = FilePlan.header

  /// Whether ``write(in:names:)`` has anything to write or to remove.
  var writes: Bool { !missing.isEmpty || !stale.isEmpty || !leftover.isEmpty }

  /// Compares. Nothing is written.
  ///
  /// - Parameters:
  ///   - folder: where leftovers are looked for.
  ///   - reader: reads what is there.
  init(_ outputs: [Output], in folder: String?, reader: inout FileReader) throws(CommandFailure) {
    for (output, there) in zip(outputs, reader.read(outputs.map(\.path))) { try compare(output, there) }
    guard let folder, Files.kind(folder) == .folder else { return }
    let manifest = OutputManifest(folder)
    let kept = Set(outputs.map(\.path))
    do throws(Files.Failure) {
      for name in try Files.entries(folder) where name.kind == .file && name.name.hasSuffix(OutputNames.suffix) {
        let path = Paths.join(folder, name.name)
        guard !kept.contains(path), try Files.read(path).starts(with: OutputChanges.header.utf8) else { continue }
        if manifest.wrote(name.name) { leftover.append(path) } else { strange.append(path) }
      }
    } catch {
      throw CommandFailure(error, shown: error.path)
    }
  }

  private mutating func compare(_ output: Output, _ there: Result<FileReader.Entry, Files.Failure>) throws(CommandFailure) {
    let bytes: [UInt8]
    do throws(Files.Failure) { bytes = try there.get().file.bytes } catch {
      guard Files.isThere(output.path) else { return missing.append(output) }
      throw CommandFailure(error, shown: output.path)
    }
    if bytes == output.bytes {
      unchanged += 1
    } else if bytes.isEmpty || bytes.starts(with: OutputChanges.header.utf8) {
      stale.append(output)
    } else {
      throw CommandFailure(.notOurs(), path: output.path)
    }
  }

  /// Writes what is missing or stale, and removes what is left over.
  func write(in folder: String?, names: [String]) throws(CommandFailure) {
    do throws(Files.Failure) {
      for output in missing + stale { try Files.write(output.bytes, to: output.path) }
      for path in leftover { try Files.remove(path) }
      if let folder { try OutputManifest(names: names).write(in: folder) }
    } catch {
      throw CommandFailure(error, shown: error.path)
    }
  }

  /// Every difference by name.
  var findings: [Finding] {
    missing.map { Finding(.missingOutput(), path: $0.path) } + stale.map { Finding(.staleOutput(), path: $0.path) }
      + leftover.map { Finding(.leftoverOutput(), path: $0) } + strangeFindings
  }

  /// What is wrong also when everything is written.
  var strangeFindings: [Finding] { strange.map { Finding(.strangeOutput(), path: $0) } }
}

/// The names of the outputs that the last run wrote into a folder, a line each. A line that is no name, as a merge
/// leaves them, names nothing.
private struct OutputManifest {
  private static let fileName = ".baton-outputs"
  private static let title = "# What batonc wrote here last; what is not in this list it never removes."

  /// Nil when there is no list, and then every output counts as one of ours.
  private let names: Set<String>?

  init(names: [String]) { self.names = Set(names) }

  init(_ folder: String) {
    let bytes = try? Files.read(Paths.join(folder, OutputManifest.fileName))
    names = bytes.map { bytes in
      Set(String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init))
    }
  }

  func wrote(_ name: String) -> Bool { names?.contains(name) ?? true }

  func write(in folder: String) throws(Files.Failure) {
    let sorted = (names ?? []).sorted(by: String.inByteOrder)
    let text = ([OutputManifest.title] + sorted).map { $0 + "\n" }.joined()
    let path = Paths.join(folder, OutputManifest.fileName)
    if (try? Files.read(path)) != Array(text.utf8) { try Files.write(Array(text.utf8), to: path) }
  }
}

extension Finding {
  fileprivate init(_ message: Diagnostic.Message, path: String) {
    self.init(.error, message.text, identifier: message.identifier, path: path)
  }
}

extension Diagnostic.Message {
  fileprivate static func missingOutput() -> Self { Self("this output is missing; run `batonc generate`") }
  fileprivate static func staleOutput() -> Self { Self("this output is out of date; run `batonc generate`") }
  fileprivate static func leftoverOutput() -> Self {
    Self("this output is left over: no source is behind it any more")
  }

  fileprivate static func strangeOutput() -> Self {
    Self("no source is behind this output, and no run of batonc in this folder is known to have written it; remove it")
  }

  fileprivate static func notOurs() -> Self {
    Self("batonc did not write this file, so it is not replaced; move it, or send the output elsewhere")
  }
}

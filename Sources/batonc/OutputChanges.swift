import BatonCompiler
import GraphQLSyntax

/// How the files on the disk differ from what a compilation made.
struct OutputChanges {
  /// A file to be.
  struct Output {
    var path: String
    var text: String
  }

  private(set) var missing: [Output] = []
  private(set) var stale: [Output] = []
  private(set) var unchanged = 0
  /// Files of ours that no source is behind any more.
  private(set) var leftover: [String] = []
  /// Files with our header that no run of ours is known to have written here; they are named, and left alone.
  private(set) var strange: [String] = []
  /// What runs that were ended half-way have left.
  private var unfinished: [String] = []

  private let manifest: OutputManifest?

  /// Whether ``write(names:)`` has anything to write or to remove.
  var writes: Bool { !missing.isEmpty || !stale.isEmpty || !leftover.isEmpty }

  /// Compares. Nothing is written.
  ///
  /// - Parameters:
  ///   - folder: where leftovers are looked for.
  ///   - project: whose outputs these are; the folder may be no other's.
  ///   - reader: reads what is there.
  init(_ outputs: [Output], in folder: String?, of project: Project, reader: inout FileReader) throws(CommandFailure) {
    manifest = folder.map { OutputManifest(in: $0, of: project) }
    if let folder, let other = manifest?.otherOwner { throw CommandFailure(.othersFolder(other), path: folder) }
    for (output, there) in zip(outputs, reader.read(outputs.map(\.path))) { try compare(output, there) }
    guard let folder, let manifest, Files.kind(folder) == .folder else { return }
    let kept = Set(outputs.map(\.path))
    do throws(Files.Failure) {
      for entry in try Files.entries(folder) where entry.kind == .file {
        let path = Paths.join(folder, entry.name)
        if let name = Files.unfinished(entry.name), name.hasSuffix(OutputNames.suffix) || name == OutputManifest.fileName {
          unfinished.append(path)
        }
        guard entry.name.hasSuffix(OutputNames.suffix) else { continue }
        guard !kept.contains(path), try Files.read(path).starts(with: OutputNames.header.utf8) else { continue }
        if manifest.wrote(entry.name) { leftover.append(path) } else { strange.append(path) }
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
    if Files.are(bytes, output.text) {
      unchanged += 1
    } else if bytes.isEmpty || bytes.starts(with: OutputNames.header.utf8) {
      stale.append(output)
    } else {
      throw CommandFailure(.notOurs(), path: output.path)
    }
  }

  /// Writes what is missing or stale, and removes what is left over. Wherever a run is ended in the middle, what it has
  /// written and what it has not removed is in the list, so that the next one knows it.
  func write(names: [String]) throws(CommandFailure) {
    do throws(Files.Failure) {
      for path in leftover + unfinished { try Files.remove(path) }
      try manifest?.write(names)
      for output in missing + stale { try Files.write(output.text, to: output.path) }
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

/// The names of the outputs that the last run wrote into a folder, a line each, below the configuration that they are of.
/// A line that is no name, as a merge leaves them, names nothing.
private struct OutputManifest {
  static let fileName = ".baton-outputs"
  private static let title = "# What batonc wrote here last; what is not in this list it never removes."
  private static let ownerTitle = "# Of "

  private let path: String
  private let there: [UInt8]?
  /// Nil when there is no list, and then every output counts as one of ours.
  private let names: Set<String>?
  /// The configuration's path from the folder.
  private let owner: String?
  /// Another configuration that is still there, whose outputs these are.
  let otherOwner: String?

  init(in folder: String, of project: Project) {
    path = Paths.join(folder, OutputManifest.fileName)
    there = try? Files.read(path)
    let lines = there.map { bytes in
      String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    }
    names = lines.map { Set($0) }
    let absolute = project.absolute(folder)
    owner = project.configurationPath.map { Paths.relative(project.absolute($0), to: absolute) }
    let before = lines?.first { $0.hasPrefix(OutputManifest.ownerTitle) }?.dropFirst(OutputManifest.ownerTitle.count)
    otherOwner = before.map { Paths.join(absolute, String($0)) }.flatMap { other in
      guard let identity = Files.identity(other), identity != project.configurationPath.flatMap(Files.identity) else { return nil }
      return Paths.relative(other, to: project.absolute(""))
    }
  }

  func wrote(_ name: String) -> Bool { names?.contains(name) ?? true }

  func write(_ names: [String]) throws(Files.Failure) {
    let header = [OutputManifest.title] + (owner.map { [OutputManifest.ownerTitle + $0] } ?? [])
    let text = (header + names.sorted(byUTF8: \.self)).map { $0 + "\n" }.joined()
    if let there, Files.are(there, text) { return }
    try Files.write(text, to: path)
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

  fileprivate static func othersFolder(_ owner: String) -> Self {
    Self("this folder holds the outputs of `\(owner)`; give each baton.json a folder of its own")
  }

  fileprivate static func notOurs() -> Self {
    Self("batonc did not write this file, so it is not replaced; move it, or send the output elsewhere")
  }
}

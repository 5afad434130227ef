import GraphQLSyntax

/// What syntax errors have cost the documents of a compilation. What is missing only for that is no second mistake.
struct Losses {
  private let files: [SourceFile]
  private var lost: [Location] = []
  /// Definitions of the type system that the schema lacks because they stand among documents.
  private var elsewhere: [Location] = []
  /// Where the syntax errors are, in order.
  private var mistakes: [FileID: [SourceRange]] = [:]
  /// Whether a fragment or a spread has no name.
  private var hasUnnamed = false
  /// The definitions with a mistake, by where their keywords begin.
  private var damaged: [FileID: [UInt32: Damage.Extent]] = [:]

  init(_ scans: [Scan?], files: [SourceFile]) {
    self.files = files
    for (index, scan) in scans.enumerated() {
      guard let scan, !scan.diagnostics.isEmpty else { continue }
      let file = FileID(index)
      lost += scan.lost.map { Location(file, $0) }
      mistakes[file] = scan.diagnostics.map(\.location.range).sorted(by: \.start)
      for document in scan.documents.map(\.document) {
        guard let damage = document.damage else { continue }
        hasUnnamed = hasUnnamed || damage.hasUnnamed
        lost += damage.lost.map { Location(file, $0) }
        elsewhere += damage.elsewhere.map { Location(file, $0) }
        for (index, extent) in damage.definitions {
          damaged[file, default: [:]][document.definitions[index].keyword.start] = extent
        }
      }
    }
    // What is lost in a list is lost in the one around it too.
    lost.sort()
    lost = lost.reduce(into: []) { merged, next in
      guard let last = merged.last, last.file == next.file, next.range.start <= last.range.end else {
        return merged.append(next)
      }
      merged[merged.count - 1].range.end = max(last.range.end, next.range.end)
    }
  }

  /// What syntax errors put in doubt in a definition.
  func extent(_ entry: DocumentSet.Entry) -> Damage.Extent? { damaged[entry.file]?[entry.definition.keyword.start] }

  /// The diagnostics that would be there without the syntax errors too, as far as anybody can tell.
  func independent(_ found: [Diagnostic], in program: ProgramContext) -> [Diagnostic] {
    if lost.isEmpty, elsewhere.isEmpty, damaged.isEmpty { return found }
    let documents = program.documents
    let damaged = documents.entries.indices.filter { extent(documents.entries[$0]) != nil }
    let reachesDamaged = program.graph.reaching(damaged)
    let words = words(in: lost, among: Set(found.compactMap { $0.message.isOfSomethingNamed ? name($0) : nil }))
    let defined = self.words(in: elsewhere, among: Set(found.compactMap { $0.message.isOfTheSchema ? name($0) : nil })).all
    let places = DefinitionPlaces(documents)
    func extentAt(_ location: Location) -> Damage.Extent? {
      places.index(at: location).flatMap { self.extent(documents.entries[$0]) }
    }
    return found.filter { diagnostic in
      let extent = extentAt(diagnostic.location)
      if extent == .structure || holdsMistake(diagnostic.location) { return false }
      if diagnostic.message.isOfTheSchema, defined.contains(name(diagnostic)) { return false }
      switch diagnostic.message.identifier {
      case "unusedVariable", "nothingToSilence":
        if places.index(at: diagnostic.location).map({ reachesDamaged[$0] }) == true { return false }
      case "unknownFragment" where hasUnnamed, "unusedFragment" where hasUnnamed: return false
      case "missingArguments", "missingSelections", "missingInputFields", "missingSpreadArguments", "notOneField",
        "missingType":
        return extent == nil
      case "unknownKey": return extent == nil
      case "undefinedVariable" where extent != nil && places.index(at: diagnostic.location).map { documents.declaresVariables($0) } == true:
        return false
      case "undefinedVariable", "wrongVariableType":
        // Its note stands at the operation.
        if let operation = diagnostic.notes.first.flatMap({ extentAt($0.location) }), operation >= .variables {
          return false
        }
      case "unknownFragment": return !words.definable.contains(name(diagnostic))
      default: break
      }
      return !(diagnostic.message.isOfSomethingNamed && words.all.contains(name(diagnostic)))
    }
  }

  /// Whether a syntax error is in some text, or right before it: what stands behind a stray character is not what it was
  /// meant to be.
  private func holdsMistake(_ location: Location) -> Bool {
    guard let mistakes = mistakes[location.file] else { return false }
    let next = mistakes.partitioningIndex { $0.start >= location.range.start }
    if next < mistakes.count, mistakes[next].start <= location.range.end { return true }
    guard next > 0, mistakes[next - 1].end <= location.range.start else { return false }
    let between = files[Int(location.file.index)].bytes[Int(mistakes[next - 1].end)..<Int(location.range.start)]
    return between.allSatisfy { !$0.isLineEnd && !$0.continuesName && !"{}()[],".utf8.contains($0) }
  }

  /// What a diagnostic is about, without its `$`.
  private func name(_ diagnostic: Diagnostic) -> String {
    let range = diagnostic.location.range
    let bytes = files[Int(diagnostic.location.file.index)].bytes[Int(range.start)..<Int(range.end)]
    return String(decoding: bytes.drop { !$0.startsName }, as: UTF8.self)
  }

  /// Which of some names the texts hold, and which of them where a definition may have been called so: not behind
  /// the dots of a spread.
  private func words(in texts: [Location], among names: Set<String>) -> (all: Set<String>, definable: Set<String>) {
    var all: Set<String> = []
    var definable: Set<String> = []
    guard let longest = names.lazy.map(\.utf8.count).max() else { return (all, definable) }
    for location in texts {
      files[Int(location.file.index)].bytes.withUnsafeBufferPointer { bytes in
        var cursor = Cursor(bytes, range: Int(location.range.start)..<Int(location.range.end))
        var isSpread = false
        while !cursor.isAtEnd {
          let start = cursor.offset
          cursor.skip(while: \.continuesName)
          if cursor.offset == start {
            if !cursor.byte.isIgnored { isSpread = cursor.byte == UInt8(ascii: ".") }
            cursor.advance()
            continue
          }
          if cursor.offset - start <= longest {
            let word = cursor.text(start, cursor.offset)
            if names.contains(word) {
              all.insert(word)
              if !isSpread { definable.insert(word) }
            }
          }
          isSpread = false
        }
      }
    }
    return (all, definable)
  }
}

extension Diagnostic.Message {
  /// Whether it would not be said if what it stands at were defined in the schema.
  fileprivate var isOfTheSchema: Bool {
    switch identifier {
    case "unknownField", "unknownType", "unknownDirective", "unknownArgument", "unknownInputField", "unknownEnumValue":
      true
    default: false
    }
  }

  /// Whether it would not be said if what it stands at were defined, or used, elsewhere.
  fileprivate var isOfSomethingNamed: Bool {
    switch identifier {
    case "unknownFragment", "unusedFragment", "unusedVariable", "undefinedVariable", "unknownSpreadArgument": true
    default: false
    }
  }
}

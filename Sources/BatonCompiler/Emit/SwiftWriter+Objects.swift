// Lenses and inline values.

extension SwiftWriter {
  mutating func fragment(_ fragment: FragmentPlan) {
    documentation(fragment.object.documentation)
    switch fragment.kind {
    case .lens: lens(fragment.object, as: .fragmentLens, layout: fragment.layout)
    case .value: value(fragment.object, as: .fragmentValue, layout: fragment.layout)
    }
  }

  /// A lens: its anchor, an accessor a line, and inside it the lenses of its linked fields and conditions.
  private mutating func lens(_ lens: ObjectPlan, as conformance: KnownName, layout: LayoutPlan?) {
    block("nonisolated \(access.word)struct \(lens.name): \(spell(conformance))") { out in
      out.line("\(out.access.hidden)let anchor: \(out.spell(.anchor))")
      out.line("\(out.access.hidden)init(anchor: \(out.spell(.anchor))) { self.anchor = anchor }")
      if let layout { out.layout(layout) }
      if !lens.members.isEmpty { out.blank() }
      for member in lens.members {
        out.documentation(member.documentation)
        out.accessor(member)
      }
      for nested in lens.nested {
        out.blank()
        out.lens(nested, as: .lens, layout: nil)
      }
    }
  }

  private mutating func accessor(_ member: MemberPlan) {
    let read = expression(member.read, of: "anchor")
    let body = member.read.throws ? "get throws(\(spell(.fieldErrors))) { try \(read) }" : read
    line("@MainActor \(access.word)var \(member.name): \(spell(member.type)) { \(body) }")
  }

  /// A value: its properties, the initializer that people call, the one that reads, and the values inside it.
  private mutating func value(_ value: ObjectPlan, as conformance: KnownName, layout: LayoutPlan?) {
    block("nonisolated \(access.word)struct \(value.name): \(spell(conformance))") { out in
      for member in value.members { out.property(member) }
      if !value.members.isEmpty { out.blank() }
      out.memberwiseInitializer(value.members)
      out.readingInitializer(value)
      if let layout { out.layout(layout) }
      for nested in value.nested {
        out.blank()
        out.value(nested, as: .inlineValue, layout: nil)
      }
    }
  }

  private mutating func property(_ member: MemberPlan) {
    documentation(member.documentation)
    if member.storage == member.name {
      line("\(access.word)let \(member.name): \(spell(member.type))")
    } else {
      line("\(access.word)var \(member.name): \(spell(member.type)) { \(member.storage) }")
      line("private let \(member.storage): \(spell(member.type))")
    }
  }

  private mutating func memberwiseInitializer(_ members: [MemberPlan]) {
    let parameters = members.map { "\($0.name): \(spell($0.type))" + ($0.type.isOptional ? " = nil" : "") }
    if members.count == 1 {
      line("\(access.word)init(\(parameters[0])) { self.\(members[0].storage) = \(members[0].name) }")
      return
    }
    initializer(parameters) { out in
      for member in members { out.line("self.\(member.storage) = \(member.name)") }
    }
  }

  mutating func initializer(_ parameters: [String], _ body: (inout SwiftWriter) -> Void) {
    let lines = filled(parameters.enumerated().map { $1 + ($0 == parameters.count - 1 ? "" : ",") })
    if lines.count <= 1 {
      block("\(access.word)init(\(lines.first ?? ""))", body)
    } else {
      line("\(access.word)init(")
      indented { out in for line in lines { out.line(line) } }
      block(")", body)
    }
  }

  private mutating func readingInitializer(_ value: ObjectPlan) {
    let opening = "@MainActor \(access.hidden)init(_ \(value.reader): \(spell(.valueReader)))"
    let reads = value.members.map { "\($0.storage) = \(expression($0.read, of: value.reader.description))" }
    if reads.count <= 1 {
      line("\(opening) { \(reads.first ?? "") }")
    } else {
      block(opening) { out in for read in reads { out.line(read) } }
    }
  }

  private func expression(_ read: Read, of base: String) -> String {
    let plain = read.reader.asksRecord ? "\(base).\(read.reader)" : "\(base).\(read.reader)(\(read.entry))"
    return switch read.form {
    case .plain: plain
    case .orZero(let zero): "\(plain) ?? \(zero)"
    case .required: "\(base).required(\(read.entry), \(plain))"
    case .requiredIfSelected: "\(base).requiredIfSelected(\(read.entry), \(plain))"
    case .caught: "\(base).caught(\(read.entry), \(plain))"
    case .caughtNonNull: "\(base).caughtNonNull(\(read.entry), \(plain))"
    case .caughtAsNil: "\(base).caughtAsNil(\(read.entry), \(plain))"
    }
  }

  private mutating func layout(_ layout: LayoutPlan) {
    let text = layout.pieces.joined(separator: " ")
    let opening = "\(access.hidden)static let layout" + (layout.hidesLayout ? ": \(spell(.layout)) = .init" : " = \(spell(.layout))")
    var rest: [[String]] = []
    if !layout.fragments.isEmpty { rest.append(["fragments: [" + layout.fragments.map { spell($0) }.joined(separator: ", ") + "]"]) }
    if !layout.scalars.isEmpty { rest.append(["scalars: [" + layout.scalars.map { spell($0) }.joined(separator: ", ") + "]"]) }
    let short = QuotedText.string(text)
    let isShort = short.utf8.count < 90
    call(opening, [isShort ? [short] : QuotedText.lines(filled(layout.pieces))] + rest)
  }
}

extension Read.Reader: CustomStringConvertible {
  package var description: String { rawValue }
}

import GraphQLSyntax

extension Rule {
  /// What an `@inline` fragment may hold. A value is frozen: it can hold no lens, no list that grows, nothing that would
  /// have to fail while it is built, and not itself.
  static let inlineValues = Rule(
    "InlineValues",
    program: { context in
      for fragment in context.fragments {
        guard let inline = fragment.syntax.directives[.inline] else { continue }
        var checker = ValueChecker(context: context, value: fragment, inline: inline)
        checker.check()
      }
      checkCircles(context)
    })

  /// Each circle once, at the spread that closes it. No condition cuts one: what a value holds is decided by its type.
  private static func checkCircles(_ context: ProgramContext) {
    for circle in context.graph.cycles(following: { context.isValue($0) && context.isValue($1.target) }) {
      guard let first = circle.first, let last = circle.last else { continue }
      let notes = circle.dropLast().map { member in
        Diagnostic.Note("`\(member.spread)` is spread here", at: context.location(member.spread.range, in: member.node))
      }
      context.report(
        .circularValue(context.name(of: first.node).text), at: context.location(last.spread.range, in: last.node),
        notes: notes)
    }
  }
}

private struct ValueChecker {
  let context: ProgramContext
  let value: FragmentSignature
  let inline: Directive
  /// Unmasked fragments: what they select is the value's own.
  private var unmasked: Set<Symbol> = []
  /// What is said of the fragment as a whole, once each, with every place that it is said for.
  private var ofWhole: [(message: Diagnostic.Message, notes: [Diagnostic.Note])] = []

  init(context: ProgramContext, value: FragmentSignature, inline: Directive) {
    self.context = context
    self.value = value
    self.inline = inline
  }

  mutating func check() {
    if let refetchable = value.syntax.directives[.refetchable] {
      context.report(
        .refetchableValue(value.name), at: value.location,
        notes: [Diagnostic.Note("`@refetchable` stands here", at: Location(value.file, refetchable.name.range))])
    }
    check(value.syntax.selections, in: value.file)
    for (message, notes) in ofWhole { context.report(message, at: value.location, notes: notes) }
  }

  private mutating func note(_ message: Diagnostic.Message, _ note: Diagnostic.Note) {
    if let known = ofWhole.firstIndex(where: { $0.message.text == message.text }) {
      ofWhole[known].notes.append(note)
    } else {
      ofWhole.append((message, [note]))
    }
  }

  private mutating func check(_ set: [Selection], in file: FileID) {
    for selection in set {
      switch selection {
      case .field(let field):
        check(field, in: file)
        if let below = field.selections { check(below, in: file) }
      case .inline(let inline): check(inline.selections, in: file)
      case .spread(let spread):
        if let fragment = context.documents.fragment(spread.name.symbol) { check(spread, of: fragment, in: file) }
      }
    }
  }

  private mutating func check(_ field: Field, in file: FileID) {
    for connection in field.directives where [.connection, .streamConnection].contains(connection.name.symbol) {
      note(
        .connectionInValue(value.name, connection.name.symbol),
        Diagnostic.Note("`\(connection.name.atName)` stands here", at: Location(file, connection.name.range)))
    }
    if let required = field.directives[.required] {
      context.report(
        .requiredInValue, at: Location(file, required.name.range),
        notes: [Diagnostic.Note("the fragment is `@inline` here", at: Location(value.file, inline.name.range))])
    }
  }

  private mutating func check(_ spread: FragmentSpread, of fragment: FragmentSignature, in file: FileID) {
    let directives = fragment.syntax.directives
    if directives[.inline] == nil {
      if spread.isUnmasked {
        if unmasked.insert(fragment.name).inserted { check(fragment.syntax.selections, in: fragment.file) }
        return
      }
      // It may be one but for a directive that is misspelt.
      if directives.contains(where: { !context.schema.knows($0) }) { return }
      context.report(
        .lensInValue(fragment.name, value.name), at: Location(file, spread.name.range),
        notes: [Diagnostic.Note("`\(fragment.name)` is a lens; it is declared here", at: fragment.location)])
    } else if directives[.throwOnFieldError] != nil {
      note(
        .throwingValueInValue(fragment.name, value.name),
        Diagnostic.Note("it is spread here", at: Location(file, spread.name.range)))
    }
  }
}

extension ProgramContext {
  /// Whether a definition is a fragment that is read as a value.
  func isValue(_ index: Int) -> Bool {
    documents.signature(at: index)?.syntax.directives[.inline] != nil
  }
}

extension FragmentSpread {
  /// `@relay(mask: false)`
  fileprivate var isUnmasked: Bool {
    if case .boolean(false) = directives[.relay]?.argument(.mask)?.value.kind { true } else { false }
  }
}

extension Symbol {
  fileprivate static let inline: Symbol = "inline"
  fileprivate static let refetchable: Symbol = "refetchable"
  fileprivate static let connection: Symbol = "connection"
  fileprivate static let streamConnection: Symbol = "stream_connection"
  fileprivate static let required: Symbol = "required"
  fileprivate static let throwOnFieldError: Symbol = "throwOnFieldError"
  fileprivate static let relay: Symbol = "relay"
  fileprivate static let mask: Symbol = "mask"
}

extension Diagnostic.Message {
  fileprivate static func lensInValue(_ lens: Symbol, _ value: Symbol) -> Self {
    Self("a value holds no lens, and `\(lens)` is one; mark it `@inline`, or spread it beside `\(value)`")
  }

  fileprivate static func connectionInValue(_ value: Symbol, _ directive: Symbol) -> Self {
    Self("`\(value)` is a frozen value and cannot hold a list that grows; remove `@\(directive)`, or move the field into a fragment without `@inline`")
  }

  fileprivate static func refetchableValue(_ value: Symbol) -> Self {
    Self("`\(value)` is a frozen value and cannot be refetched; remove `@refetchable` or `@inline`")
  }

  fileprivate static var requiredInValue: Self {
    Self("nothing in a value is `@required`, since a value is built in one pass and cannot fail; remove it, the field is optional in the value")
  }

  fileprivate static func throwingValueInValue(_ inner: Symbol, _ outer: Symbol) -> Self {
    Self("`\(outer)` holds `\(inner)`, which has `@throwOnFieldError`, and a value within a value cannot throw; move `@throwOnFieldError` to `\(outer)`")
  }

  fileprivate static func circularValue(_ name: String) -> Self {
    Self("`\(name)` would hold itself through this spread, and a value cannot; select the fields that are needed instead")
  }
}

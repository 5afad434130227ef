/// What a fragment, or an operation's data, reads: a typed selection, as a text that the compiler writes.
///
/// The grammar stands in `Sources/README.md`. The text is parsed when the layout is first used.
@_spi(Generated) public final class Layout: @unchecked Sendable {
  private let text: String
  let fragments: [any GraphQLFragment.Type]
  let scalars: [any MappedScalar.Type]
  @exclusivity(unchecked) private var parsed: LayoutNode?
  /// The fragment's own variables and their defaults, known once it is parsed.
  private(set) var variables: [(name: String, value: InputValue)] = []

  /// - Parameters:
  ///   - fragments: the fragments that are spread, by the number in the text.
  ///   - scalars: the Swift types of mapped scalars, by the number in the text.
  public init(
    _ text: String, fragments: [any GraphQLFragment.Type] = [], scalars: [any MappedScalar.Type] = []
  ) {
    self.text = text
    self.fragments = fragments
    self.scalars = scalars
  }

  /// The selection itself. The main actor's alone.
  var root: LayoutNode {
    if let parsed { return parsed }
    var text = TextReader(text)
    let isChecked = text.takeWord("checked")
    let catches = text.takeWord("catches")
    let isThrowing = text.takeWord("throws")
    if text.take("(") {
      while !text.take(")") {
        let name = text.name()
        variables.append((name, text.take(":") ? text.value().resolved(in: [:]) ?? .null : .null))
      }
    }
    let node = LayoutNode(&text, of: self)
    if !text.isAtEnd { text.fail("the end expected") }
    node.isChecked = isChecked
    node.isThrowing = isThrowing
    node.catches = catches
    parsed = node
    return node
  }

  /// Whether variables decide what it reads, itself or in what it spreads. Found once: a fragment may be spread in very
  /// many ways.
  private(set) lazy var readsVariables: Bool = root.readsVariables || fragments.contains { $0.layout.readsVariables }
}

/// One selection of a layout: what one lens, or one value, reads of one record.
final class LayoutNode {
  unowned let layout: Layout
  /// Counts all nodes of the process.
  let number: Int
  private(set) var entries: [LayoutEntry] = []
  /// Whether variables decide which slots its own entries read.
  let isScoped: Bool
  /// Whether a variable stands in it anywhere.
  let readsVariables: Bool
  /// Whether a null moves up from one of its fields.
  let bubbles: Bool
  /// Whether it, or what is spread in it, reads otherwise for one type than for another.
  private(set) lazy var asksType: Bool = entries.contains { entry in
    if entry.typeCondition != nil { return true }
    return switch entry.what {
    case .field(_, let type): type.base == .typename
    case .spread(let place): layout.fragments[place].layout.root.asksType
    case .inline: entry.node?.asksType ?? false
    }
  }
  /// Something asks this fragment for its errors.
  fileprivate(set) var isChecked = false
  /// `@throwOnFieldError` on an operation.
  fileprivate(set) var isThrowing = false
  /// `@catch` on a fragment that is a lens.
  fileprivate(set) var catches = false

  nonisolated(unsafe) private static var count = 0

  init(_ text: inout TextReader, of layout: Layout) {
    self.layout = layout
    number = Self.count
    Self.count += 1
    text.expect("{")
    var entries: [LayoutEntry] = []
    while !text.take("}") { entries.append(LayoutEntry(&text, of: layout)) }
    self.entries = entries
    isScoped = entries.contains { entry in
      entry.condition != nil || entry.arguments.contains { $0.value.readsVariables } && !entry.isSpread
    }
    readsVariables = entries.contains { entry in
      entry.condition != nil || entry.arguments.contains { $0.value.readsVariables } || entry.node?.readsVariables ?? false
    }
    bubbles = entries.contains { $0.required == .silent || $0.required == .log }
  }
}

/// One field, spread or inline fragment.
struct LayoutEntry {
  enum What {
    case field(name: String, FieldType)
    case spread(Int)
    /// A type condition, or an aliased group.
    case inline
  }

  enum Required { case silent, log, `throw` }
  enum Caught { case result, null }

  var what: What
  var responseKey = ""
  var arguments: [Argument] = []
  var condition: Guard?
  var typeCondition: TypeCondition?
  var required: Required?
  var caught: Caught?
  var isDeferred = false
  /// A field of a client extension, which no response has to hold.
  var isClient = false
  var node: LayoutNode?

  /// A field that the schema never lets be null.
  private(set) var isNonNull = false

  var isSpread: Bool { if case .spread = what { true } else { false } }

  init(_ text: inout TextReader, of layout: Layout) {
    if text.take("...") {
      if text.takeWord("on") { typeCondition = TypeCondition(&text) }
      if text.startsNumber {
        what = .spread(text.number())
        arguments = text.arguments()
        marks(&text)
      } else {
        what = .inline
        marks(&text)
        node = LayoutNode(&text, of: layout)
      }
      return
    }
    responseKey = text.name()
    let name = text.take(":") ? text.name() : responseKey
    arguments = text.arguments()
    let type = FieldType(&text)
    what = .field(name: name, type)
    isNonNull = type.isOuterNonNull
    marks(&text)
    if type.base == .object { node = LayoutNode(&text, of: layout) }
  }

  private mutating func marks(_ text: inout TextReader) {
    while text.take("@") {
      switch text.name() {
      case "if": condition = Guard(&text)
      case "required":
        text.expect("(")
        switch text.name() {
        case "NONE": required = .silent
        case "LOG": required = .log
        case "THROW": required = .throw
        default: text.fail("an unknown action")
        }
        text.expect(")")
      case "catch":
        caught = .result
        if text.take("(") {
          if text.name() == "NULL" { caught = .null }
          text.expect(")")
        }
      case "defer": isDeferred = true
      case "client": isClient = true
      default: text.fail("an unknown mark")
      }
    }
  }
}

import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// The selections of every operation's answer, each distinct one once.
///
/// Operations have much in common, and the nodes of their programs are shared: what is met again, in the same operation
/// or in another, is not walked again. A selection's text has holes, since what it refers to has another number in each
/// operation's plan.
struct NormalizationGraph {
  /// One selection: its text as a plan writes it, but for the numbers; a line break between two items.
  private struct Node: Hashable {
    var text = TextBuffer()
    var holes: [Hole] = []
  }

  private struct Hole: Hashable {
    enum Kind: Hashable { case selection(Int), scalar(Symbol) }

    /// Before which byte of the text the number stands.
    let offset: Int
    let kind: Kind
  }

  /// What makes one selection.
  private struct Key: Hashable {
    var parts: [MergedSelections.Part]
    var parent: TypeID
    var isObject: Bool
  }

  private let context: PlanContext
  private let program: IR.Program
  private var nodes = FirstPlaces<Node>()
  private var known: [Key: Int] = [:]
  private var operations: [Symbol: (root: Int, variables: TextBuffer)] = [:]

  init(_ context: PlanContext, program: IR.Program) {
    self.context = context
    self.program = program
  }

  mutating func add(_ operations: [IR.Operation]) {
    for operation in operations {
      let root = MergedSelections.Part(
        selections: operation.selections, when: .always, identity: ObjectIdentifier(operation))
      var node = Node()
      node.text.add(name: context.schema[operation.type].name)
      node.text.add("()")
      addItems(of: [root], on: operation.type, to: &node)
      var variables = TextBuffer()
      LayoutText.write(operation.variables, to: &variables)
      self.operations[operation.name] = (nodes.insert(node).place, variables)
    }
  }

  /// A selection on an object that was linked to, or in place on the same one.
  private mutating func node(of parts: [MergedSelections.Part], on parent: TypeID, isObject: Bool) -> Int {
    let key = Key(parts: parts, parent: parent, isObject: isObject)
    if let known = known[key] { return known }
    let type = context.schema[parent]
    var node = Node()
    if type.isAbstract { node.text.add("*") } else { node.text.add(name: type.name) }
    if isObject { node.text.add(text: context.kinds.keys.head(of: parent)) }
    addItems(of: parts, on: parent, to: &node)
    let place = nodes.insert(node).place
    known[key] = place
    return place
  }

  private mutating func addItems(of parts: [MergedSelections.Part], on parent: TypeID, to node: inout Node) {
    node.text.add("{")
    let entries = MergedSelections(parts, on: parent, for: .normalization, in: program).entries
    for index in entries.indices {
      if index > 0 { node.text.add("\n") }
      switch entries[index].kind {
      case .field(let field): add(field, entries[index], on: parent, to: &node)
      case .condition(let type):
        node.text.add("...on ")
        node.text.add(name: context.schema[type].name)
        if context.schema.kind(of: type).isAbstract { node.text.add("*") }
        entries[index].guards.write(to: &node.text)
        addReference(to: entries[index].parts, on: type, isObject: false, in: &node)
      case .deferred(let deferred):
        node.text.add("...")
        entries[index].guards.write(to: &node.text)
        node.text.add(" @defer(")
        writeIncremental(deferred.label, deferred.condition, to: &node.text)
        node.text.add(")")
        addReference(to: entries[index].parts, on: parent, isObject: false, in: &node)
      case .conditional:
        node.text.add("...")
        entries[index].guards.write(to: &node.text)
        addReference(to: entries[index].parts, on: parent, isObject: false, in: &node)
      case .spread, .group: preconditionFailure("a normalization program has neither")
      }
    }
    node.text.add("}")
  }

  private mutating func add(
    _ field: MergedSelections.Field, _ entry: MergedSelections.Entry, on parent: TypeID, to node: inout Node
  ) {
    let definition = field.definition
    LayoutText.write(field, field.storageKey, to: &node.text)
    switch context.kinds.base(of: definition, on: parent) {
    case .word(let word): LayoutText.write(definition.type, to: &node.text) { $0.add(word) }
    case .mapped(let scalar):
      let offset = node.text.count + definition.type.listDepth + 1
      node.holes.append(Hole(offset: offset, kind: .scalar(scalar)))
      LayoutText.write(definition.type, to: &node.text) { $0.add("<>") }
    }
    entry.guards.write(to: &node.text)
    if definition.isClient { node.text.add(" @client") }
    if !field.facts.isPlain {
      if let stream = field.facts.stream {
        node.text.add(" @stream(")
        writeIncremental(stream.label, stream.condition, to: &node.text)
        node.text.add(")")
      }
      for handle in field.facts.handles { write(handle, to: &node.text) }
    }
    if context.schema.kind(of: definition.type).isComposite {
      addReference(to: entry.parts, on: definition.type.named, isObject: true, in: &node)
    }
  }

  private mutating func addReference(
    to parts: [MergedSelections.Part], on type: TypeID, isObject: Bool, in node: inout Node
  ) {
    let place = self.node(of: parts, on: type, isObject: isObject)
    node.text.add(" #")
    node.holes.append(Hole(offset: node.text.count, kind: .selection(place)))
  }

  /// A label and, where it does not hold always, its condition.
  private func writeIncremental(_ label: String, _ condition: IR.Value?, to text: inout TextBuffer) {
    LayoutText.write(string: label, to: &text)
    guard let condition, condition != .boolean(true) else { return }
    text.add(" ")
    LayoutText.write(condition, to: &text)
  }

  private func write(_ handle: IR.Handle, to text: inout TextBuffer) {
    if handle.handle == .connection {
      text.add(" @handle(connection ")
      LayoutText.write(string: handle.key, to: &text)
      if let filters = handle.filters {
        text.add(" [")
        text.add(text: filters.map(\.text).joined(separator: " "))
        text.add("]")
      }
      if let key = handle.dynamicKey {
        text.add(" ")
        LayoutText.write(key, to: &text)
      }
    } else {
      text.add(" @edit(")
      text.add(name: handle.handle)
      for argument in handle.arguments {
        text.add(" ")
        LayoutText.write(argument.value, to: &text)
      }
    }
    text.add(")")
  }
}

extension NormalizationGraph {
  /// An operation's plan: its selections numbered in the order in which they are complete, the root 0.
  func plan(of operation: Symbol) -> (lines: [WrappingText], scalars: [Symbol]) {
    guard let (root, variables) = operations[operation] else { return ([], []) }
    var writer = Writer(nodes: nodes.all)
    writer.write(root, isRoot: true)
    let lines = (variables.count == 0 ? [] : [variables]) + writer.lines
    return (lines.map { WrappingText($0) }, writer.scalars.all)
  }

  private struct Writer {
    let nodes: [Node]
    private(set) var lines = [TextBuffer()]
    private(set) var scalars = FirstPlaces<Symbol>()
    private var numbers: [Int: Int] = [:]

    init(nodes: [Node]) { self.nodes = nodes }

    @discardableResult
    mutating func write(_ place: Int, isRoot: Bool = false) -> Int {
      if let number = numbers[place] { return number }
      let text = nodes[place].text.bytes
      var line = TextBuffer()
      var start = 0
      for hole in nodes[place].holes {
        line.add(text[start..<hole.offset])
        start = hole.offset
        switch hole.kind {
        case .selection(let place): line.add(write(place))
        case .scalar(let scalar): line.add(scalars.insert(scalar).place)
        }
      }
      line.add(text[start...])
      if isRoot {
        lines[0] = line
        return 0
      }
      numbers[place] = lines.count
      lines.append(line)
      return lines.count - 1
    }
  }
}

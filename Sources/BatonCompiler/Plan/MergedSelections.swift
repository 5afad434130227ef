import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// A selection set with each response key, spread and type condition once: what an accessor, an entry of a layout and an
/// item of a plan stand for.
///
/// A response's order is that of the program. A reader's is the document's, whatever a transform made of the conditions,
/// so that a condition more on a field moves no parameter of an initializer.
struct MergedSelections {
  let entries: [Entry]

  struct Entry {
    var kind: Kind
    var guards: Guards
    /// Where it stands first.
    var location: Location
    /// Of the selections below, with what each occurrence asks beyond the entry's own guard.
    var parts: [Part] = []
  }

  enum Kind {
    case field(Field)
    case spread(Spread)
    /// `... on Type` where the parent may be of another type.
    case condition(TypeID)
    case group(Group)
    case deferred(Deferred)
    /// What stands in two conditions already and in one more, in a normalization program.
    case conditional
  }

  /// Occurrences of one response key, merged by response name and not by field name: an alias may give one field two
  /// places in the response.
  struct Field {
    let definition: FieldDefinition
    let responseKey: Symbol
    let arguments: [IR.Argument]
    var facts: IR.FieldFacts
  }

  struct Spread {
    let spread: IR.FragmentSpread
    /// Its own, or that of the group that it stood in alone.
    let alias: Symbol?
    /// `@catch` of that group.
    let caught: IR.Catch.Target?
    /// The type to ask the record for; nil where the fragment always matches.
    let type: TypeID?
    var isDeferred: Bool
  }

  /// `... @alias(as:)`
  struct Group {
    let alias: Symbol
    let caught: IR.Catch.Target?
    /// The type to ask the record for; nil where it always matches.
    let type: TypeID?
    /// The type of what is inside.
    let inner: TypeID
  }

  /// `... @defer` around selections, in a normalization program.
  struct Deferred {
    let label: String
    let condition: IR.Value?
  }

  struct Part {
    let selections: [IR.Selection]
    var when: Guard
    /// Stands for the node that the selections are of.
    let identity: ObjectIdentifier
  }

  /// What a merge is for.
  enum Purpose {
    /// What people typed: nothing that a transform added, deferred spreads as such.
    case reading
    /// All that a response holds.
    case normalization
  }

  init(_ parts: [Part], on parent: TypeID, for purpose: Purpose, in program: IR.Program) {
    var merger = SelectionMerger(program: program, parent: parent, purpose: purpose)
    merger.reserve(parts.reduce(0) { max($0, $1.selections.count) })
    for part in parts { merger.add(part.selections, when: part.when, isDeferred: false) }
    entries = merger.merged()
  }
}

extension MergedSelections.Part: Hashable {
  static func == (a: Self, b: Self) -> Bool { a.identity == b.identity && a.when == b.when }
  func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(when)
  }
}

extension MergedSelections.Field {
  /// Rules see to it that the occurrences agree; a fact may stand on one of them only.
  mutating func take(_ others: IR.FieldFacts) {
    if others.isPlain { return }
    if facts.required == nil { facts.required = others.required }
    if facts.caught == nil { facts.caught = others.caught }
    if facts.stream == nil { facts.stream = others.stream }
    for handle in others.handles
    where !facts.handles.contains(where: { $0.handle == handle.handle && $0.key == handle.key }) {
      facts.handles.append(handle)
    }
  }

  /// Where the response's value is written.
  var storageKey: IR.StorageKey { IR.StorageKey(definition.name, arguments) }

  /// Where it is read: under a connection's own name, with the filter arguments only.
  var readingKey: IR.StorageKey {
    guard let handle = facts.handles.first(where: { $0.handle == .connection }) else { return storageKey }
    let head = IR.FieldHead(alias: nil, definition: definition, arguments: arguments, location: handle.location)
    return head.storageKey(of: handle)
  }
}

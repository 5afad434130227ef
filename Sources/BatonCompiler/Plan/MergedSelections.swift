import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// A selection set with each response key, spread and type condition once, in the order in which each comes first: what
/// an accessor, an entry of a layout and an item of a plan stand for.
struct MergedSelections {
  let parent: TypeID
  let entries: [Entry]

  enum Entry {
    case field(Field)
    case spread(Spread)
    case condition(Condition)
    case group(Group)
    case deferred(Deferred)
  }

  /// Occurrences of one response key, merged by response name and not by field name: an alias may give one field two
  /// places in the response.
  struct Field {
    let head: IR.FieldHead
    let guards: Guards
    /// Of the selections below, with what each occurrence asks beyond the field's own guard.
    let parts: [Part]
  }

  struct Spread {
    let spread: IR.FragmentSpread
    let alias: IR.Alias?
    let guards: Guards
    let isDeferred: Bool
    /// `@catch` of the group that the spread stood in alone.
    let caught: IR.Catch?
    /// The type to ask the record for; nil where the fragment always matches.
    let type: TypeID?
  }

  /// `... on Type` where the parent may be of another type.
  struct Condition {
    let type: TypeID
    let guards: Guards
    let parts: [Part]
  }

  /// `... @alias(as:)`
  struct Group {
    let alias: IR.Alias
    let caught: IR.Catch?
    /// The type to ask the record for; nil where it always matches.
    let type: TypeID?
    /// The type of what is inside.
    let inner: TypeID
    let guards: Guards
    let parts: [Part]
  }

  /// `... @defer` around selections, in a normalization program.
  struct Deferred {
    let deferral: IR.Defer
    let guards: Guards
    let parts: [Part]
  }

  struct Part {
    let selections: [IR.Selection]
    let when: Guard
    /// Stands for the node that the selections are of.
    let identity: ObjectIdentifier
  }
}

extension MergedSelections.Part: Hashable {
  static func == (a: Self, b: Self) -> Bool { a.identity == b.identity && a.when == b.when }
  func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(when)
  }
}

extension MergedSelections {
  /// What a merge is for.
  enum Purpose {
    /// What people typed: nothing that a transform added, deferred spreads as such.
    case reading
    /// All that a response holds.
    case normalization
  }

  init(_ parts: [Part], on parent: TypeID, for purpose: Purpose, in program: IR.Program) {
    var merger = SelectionMerger(program: program, parent: parent, purpose: purpose)
    for part in parts { merger.add(part.selections, when: part.when, isDeferred: false) }
    self.parent = parent
    entries = merger.merged()
  }
}

private struct SelectionMerger {
  enum Key: Hashable {
    case field(Symbol)
    case spread(Symbol, arguments: String, alias: Symbol?, caught: Bool, type: TypeID?)
    case condition(TypeID)
    case group(Symbol)
    case deferred(String)
  }

  struct Gathered {
    var entry: MergedSelections.Entry
    var guards = Guards()
    /// With the whole guard of each.
    var parts: [MergedSelections.Part] = []
    var isDeferred = true
  }

  let program: IR.Program
  let parent: TypeID
  let purpose: MergedSelections.Purpose
  private var order: [Key] = []
  private var gathered: [Key: Gathered] = [:]
  private var schema: Schema { program.schema }

  init(program: IR.Program, parent: TypeID, purpose: MergedSelections.Purpose) {
    self.program = program
    self.parent = parent
    self.purpose = purpose
  }

  mutating func add(_ selections: [IR.Selection], when: Guard, isDeferred: Bool) {
    for selection in selections {
      switch selection {
      case .scalar(let field): add(field.head, when: when, part: nil)
      case .linked(let field):
        let part = MergedSelections.Part(
          selections: field.selections, when: when, identity: ObjectIdentifier(field))
        add(field.head, when: when, part: part)
      case .inline(let inline): add(inline, when: when, isDeferred: isDeferred)
      case .spread(let spread): add(spread, when: when, isDeferred: isDeferred, group: nil)
      case .condition(let condition):
        switch condition.value {
        case .constant(let value):
          if value == condition.passing { add(condition.selections, when: when, isDeferred: isDeferred) }
        case .variable(let name):
          if let both = when.adding(.init(variable: name, passing: condition.passing)) {
            add(condition.selections, when: both, isDeferred: isDeferred)
          }
        }
      }
    }
  }

  private mutating func add(_ head: IR.FieldHead, when: Guard, part: MergedSelections.Part?) {
    if purpose == .reading, head.facts.isGenerated { return }
    var head = head
    let key = Key.field(head.responseKey)
    if case .field(let known)? = gathered[key]?.entry {
      // Rules see to it that the occurrences agree; a fact may stand on one of them only.
      var facts = known.head.facts
      if facts.required == nil { facts.required = head.facts.required }
      if facts.caught == nil { facts.caught = head.facts.caught }
      if facts.stream == nil { facts.stream = head.facts.stream }
      for handle in head.facts.handles
      where !facts.handles.contains(where: { $0.handle == handle.handle && $0.key == handle.key }) {
        facts.handles.append(handle)
      }
      head = known.head
      head.facts = facts
    }
    gather(key, .field(.init(head: head, guards: Guards(), parts: [])), when: when, part: part)
  }

  private mutating func add(_ inline: IR.InlineFragment, when: Guard, isDeferred: Bool) {
    let facts = inline.facts
    if let condition = inline.typeCondition, !schema.overlaps(parent, condition) { return }
    let type = inline.typeCondition.flatMap { alwaysMatches($0, on: parent) ? nil : $0 }
    let part = MergedSelections.Part(selections: inline.selections, when: when, identity: ObjectIdentifier(inline))
    if let alias = facts.alias {
      if facts.caught != nil, let only = onlyValue(in: inline, testing: type, when: when) {
        add(only.spread, when: only.when, isDeferred: isDeferred || only.isDeferred, group: inline)
        return
      }
      let group = MergedSelections.Group(
        alias: alias, caught: facts.caught, type: type, inner: inline.typeCondition ?? parent, guards: Guards(),
        parts: [])
      gather(.group(alias.name), .group(group), when: when, part: part)
    } else if let deferral = facts.deferred {
      if purpose == .reading {
        add(inline.selections, when: when, isDeferred: true)
      } else {
        gather(
          .deferred(deferral.label), .deferred(.init(deferral: deferral, guards: Guards(), parts: [])), when: when,
          part: part)
      }
    } else if let type {
      if purpose == .reading, facts.isGenerated { return }
      gather(.condition(type), .condition(.init(type: type, guards: Guards(), parts: [])), when: when, part: part)
    } else {
      add(inline.selections, when: when, isDeferred: isDeferred)
    }
  }

  private mutating func add(
    _ spread: IR.FragmentSpread, when: Guard, isDeferred: Bool, group: IR.InlineFragment?
  ) {
    var text = ""
    for argument in spread.arguments {
      text += argument.name.text + ":"
      argument.value.write(to: &text, compact: true)
      text += ","
    }
    let alias = group?.facts.alias ?? spread.facts.alias
    let fragment = program.fragment(spread.fragment)!.type
    if !schema.overlaps(parent, fragment) { return }
    var type = group?.typeCondition.flatMap { alwaysMatches($0, on: parent) ? nil : $0 }
    if !alwaysMatches(fragment, on: type ?? parent) { type = fragment }
    let entry = MergedSelections.Spread(
      spread: spread, alias: alias, guards: Guards(), isDeferred: false, caught: group?.facts.caught, type: type)
    let key = Key.spread(
      spread.fragment, arguments: text, alias: alias?.name, caught: group != nil, type: type)
    gather(key, .spread(entry), when: when, part: nil)
    if !isDeferred, spread.facts.deferred == nil { gathered[key]!.isDeferred = false }
  }

  /// The spread of a value that a caught group consists of, conditional or deferred as it may be: the group then is that
  /// value.
  private func onlyValue(
    in inline: IR.InlineFragment, testing type: TypeID?, when: Guard
  ) -> (spread: IR.FragmentSpread, when: Guard, isDeferred: Bool)? {
    guard purpose == .reading else { return nil }
    var selections = inline.selections
    var when = when
    var isDeferred = false
    while selections.count == 1 {
      switch selections[0] {
      case .condition(let condition):
        guard case .variable(let name) = condition.value,
          let both = when.adding(.init(variable: name, passing: condition.passing))
        else { return nil }
        when = both
        selections = condition.selections
      case .inline(let inner):
        guard inner.facts.deferred != nil, inner.facts.alias == nil, inner.typeCondition == nil else { return nil }
        isDeferred = true
        selections = inner.selections
      case .spread(let spread):
        guard spread.facts.alias == nil, let fragment = program.fragment(spread.fragment), fragment.facts.inline != nil
        else { return nil }
        // One test is enough: the group's, or the fragment's.
        let isOneTest = type == nil || alwaysMatches(fragment.type, on: type!) || alwaysMatches(type!, on: fragment.type)
        return isOneTest ? (spread, when, isDeferred) : nil
      case .scalar, .linked: return nil
      }
    }
    return nil
  }

  private func alwaysMatches(_ type: TypeID, on parent: TypeID) -> Bool {
    schema.possibleTypes(of: parent).allSatisfy { schema.isPossible($0, for: type) }
  }

  private mutating func gather(
    _ key: Key, _ entry: MergedSelections.Entry, when: Guard, part: MergedSelections.Part?
  ) {
    if gathered[key] == nil {
      order.append(key)
      gathered[key] = Gathered(entry: entry)
    } else if case .field = entry {
      gathered[key]!.entry = entry
    }
    gathered[key]!.guards.add(when)
    if let part { gathered[key]!.parts.append(part) }
  }

  /// What the conditions on interfaces and unions beside it select: an object's own condition has that too.
  private func inherited(by key: Key) -> [MergedSelections.Part] {
    guard purpose == .reading, case .condition(let object) = key, schema[object].kind == .object else { return [] }
    return order.flatMap { other -> [MergedSelections.Part] in
      guard case .condition(let type) = other, type != object, schema.isPossible(object, for: type) else { return [] }
      return gathered[other]!.parts
    }
  }

  func merged() -> [MergedSelections.Entry] {
    order.map { key in
      var all = gathered[key]!
      all.parts += inherited(by: key)
      // Where the occurrences differ in when they are selected, what is below one keeps that one's guard.
      let isUniform = all.parts.allSatisfy { $0.when == all.parts[0].when }
      let outer = all.guards.alternatives.count == 1 ? all.guards.alternatives[0] : .always
      let parts = all.parts.map {
        MergedSelections.Part(
          selections: $0.selections, when: isUniform ? .always : $0.when.beyond(outer), identity: $0.identity)
      }
      switch all.entry {
      case .field(let field): return .field(.init(head: field.head, guards: all.guards, parts: parts))
      case .spread(let spread):
        return .spread(
          .init(
            spread: spread.spread, alias: spread.alias, guards: all.guards, isDeferred: all.isDeferred,
            caught: spread.caught, type: spread.type))
      case .condition(let condition):
        return .condition(.init(type: condition.type, guards: all.guards, parts: parts))
      case .group(let group):
        return .group(
          .init(
            alias: group.alias, caught: group.caught, type: group.type, inner: group.inner, guards: all.guards,
            parts: parts))
      case .deferred(let deferred):
        return .deferred(.init(deferral: deferred.deferral, guards: all.guards, parts: parts))
      }
    }
  }
}

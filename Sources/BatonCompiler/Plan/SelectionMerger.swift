import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// Gathers the occurrences of a selection set (``MergedSelections``).
struct SelectionMerger {
  private typealias Entry = MergedSelections.Entry
  private typealias Part = MergedSelections.Part

  /// What makes two occurrences one: a kind, a name or a type, and of a spread how it is spread, in a number.
  private enum Kind: UInt64 {
    case field, spread, condition, group, deferred, conditional

    func key(_ number: UInt32, detail: Int = 0) -> UInt64 {
      rawValue << 60 | UInt64(truncatingIfNeeded: detail) << 32 | UInt64(number)
    }
  }

  private struct SpreadDetail: Hashable {
    let arguments: [IR.Argument]
    let alias: Symbol?
    let isCaught: Bool
    let type: TypeID?
  }

  private struct Visit: Hashable {
    let condition: ObjectIdentifier
    let when: Guard
    let isDeferred: Bool
  }

  private let program: IR.Program
  private let parent: TypeID
  private let purpose: MergedSelections.Purpose
  private var keys = FirstPlaces<UInt64>()
  private var details = FirstPlaces<SpreadDetail>()
  /// Nodes are shared: there may be any number of ways to one, and what it adds it adds once.
  private var visited: Set<Visit> = []
  private var conditionals = FirstPlaces<ObjectIdentifier>()
  private var entries: [Entry] = []
  private var schema: Schema { program.schema }

  init(program: IR.Program, parent: TypeID, purpose: MergedSelections.Purpose) {
    self.program = program
    self.parent = parent
    self.purpose = purpose
  }

  /// - Parameter count: how many entries are expected.
  mutating func reserve(_ count: Int) {
    keys.reserve(count)
    entries.reserveCapacity(count)
  }

  mutating func add(_ selections: [IR.Selection], when: Guard, isDeferred: Bool) {
    for selection in selections {
      switch selection {
      case .scalar(let field): add(field.head, when: when, part: nil)
      case .linked(let field):
        add(
          field.head, when: when,
          part: Part(selections: field.selections, when: when, identity: ObjectIdentifier(field)))
      case .inline(let inline): add(inline, when: when, isDeferred: isDeferred)
      case .spread(let spread): add(spread, when: when, isDeferred: isDeferred, group: nil)
      case .condition(let condition):
        switch condition.value {
        case .constant(let value):
          if value == condition.passing { add(condition.selections, when: when, isDeferred: isDeferred) }
        case .variable(let name):
          if let both = when.adding(.init(variable: name, passing: condition.passing)) {
            add(condition, when: both, isDeferred: isDeferred)
          }
        }
      }
    }
  }

  private mutating func add(_ condition: IR.Condition, when: Guard, isDeferred: Bool) {
    let identity = ObjectIdentifier(condition)
    if purpose == .normalization, when.terms.count > 2 {
      // Written out, the ways through many conditions would be as many as their combinations.
      let (number, isNew) = conditionals.insert(identity)
      let part = Part(selections: condition.selections, when: .always, identity: identity)
      gather(
        Kind.conditional.key(UInt32(number)), .conditional, when: when, at: condition.location, part: isNew ? part : nil)
    } else if visited.insert(Visit(condition: identity, when: when, isDeferred: isDeferred)).inserted {
      add(condition.selections, when: when, isDeferred: isDeferred)
    }
  }

  @inline(__always)
  private mutating func add(_ head: IR.FieldHead, when: Guard, part: Part?) {
    if purpose == .reading, head.facts.isGenerated { return }
    let responseKey = head.alias ?? head.definition.name
    let (place, isNew) = keys.insert(Kind.field.key(responseKey.id))
    if isNew {
      let field = MergedSelections.Field(
        definition: head.definition, responseKey: responseKey, arguments: head.arguments, facts: head.facts)
      entries.append(Entry(kind: .field(field), guards: Guards(when), location: head.location))
    } else {
      entries[place].repeats(when: when, at: head.location)
      if !head.facts.isPlain, case .field(var field) = entries[place].kind {
        field.take(head.facts)
        entries[place].kind = .field(field)
      }
    }
    if let part { entries[place].parts.append(part) }
  }

  private mutating func add(_ inline: IR.InlineFragment, when: Guard, isDeferred: Bool) {
    let facts = inline.facts
    if let condition = inline.typeCondition, !schema.overlaps(parent, condition) { return }
    let type = inline.typeCondition.flatMap { alwaysMatches($0, on: parent) ? nil : $0 }
    let part = Part(selections: inline.selections, when: when, identity: ObjectIdentifier(inline))
    if let alias = facts.alias?.name {
      if facts.caught != nil, let only = onlyValue(in: inline, testing: type, when: when) {
        add(only.spread, when: only.when, isDeferred: isDeferred || only.isDeferred, group: inline)
        return
      }
      let group = MergedSelections.Group(
        alias: alias, caught: facts.caught?.target, type: type, inner: inline.typeCondition ?? parent)
      gather(Kind.group.key(alias.id), .group(group), when: when, at: inline.location, part: part)
    } else if let deferral = facts.deferred {
      if purpose == .reading {
        add(inline.selections, when: when, isDeferred: true)
      } else {
        gather(
          Kind.deferred.key(Symbol(deferral.label).id),
          .deferred(.init(label: deferral.label, condition: deferral.condition)), when: when, at: inline.location,
          part: part)
      }
    } else if let type {
      if purpose == .reading, facts.isGenerated { return }
      gather(
        Kind.condition.key(UInt32(type.index)), .condition(type), when: when, at: inline.location, part: part)
    } else {
      add(inline.selections, when: when, isDeferred: isDeferred)
    }
  }

  private mutating func add(
    _ spread: IR.FragmentSpread, when: Guard, isDeferred: Bool, group: IR.InlineFragment?
  ) {
    let fragment = program.fragment(spread.fragment)!.type
    if !schema.overlaps(parent, fragment) { return }
    var type = group?.typeCondition.flatMap { alwaysMatches($0, on: parent) ? nil : $0 }
    if !alwaysMatches(fragment, on: type ?? parent) { type = fragment }
    let alias = (group?.facts.alias ?? spread.facts.alias)?.name
    let detail = SpreadDetail(arguments: spread.arguments, alias: alias, isCaught: group != nil, type: type)
    let isDeferred = isDeferred || spread.facts.deferred != nil
    let place = gather(
      Kind.spread.key(spread.fragment.id, detail: details.insert(detail).place),
      .spread(
        .init(spread: spread, alias: alias, caught: group?.facts.caught?.target, type: type, isDeferred: isDeferred)),
      when: when, at: (group?.location ?? spread.location), part: nil)
    if !isDeferred, case .spread(var known) = entries[place].kind, known.isDeferred {
      known.isDeferred = false
      entries[place].kind = .spread(known)
    }
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
    type == parent || schema.possibleTypes(of: parent).allSatisfy { schema.isPossible($0, for: type) }
  }

  @discardableResult
  private mutating func gather(
    _ key: UInt64, _ kind: MergedSelections.Kind, when: Guard, at location: Location, part: Part?
  ) -> Int {
    let (place, isNew) = keys.insert(key)
    if isNew {
      entries.append(Entry(kind: kind, guards: Guards(when), location: location))
    } else {
      entries[place].repeats(when: when, at: location)
    }
    if let part { entries[place].parts.append(part) }
    return place
  }

  /// The entries, each part with what it asks beyond its entry's own guard.
  mutating func merged() -> [MergedSelections.Entry] {
    inheritConditions()
    if purpose == .reading { sort() }
    for index in entries.indices {
      guard let first = entries[index].parts.first?.when else { continue }
      // Where the occurrences differ in when they are selected, what is below one keeps that one's guard.
      let isUniform = entries[index].parts.allSatisfy { $0.when == first }
      if isUniform, first.isAlways { continue }
      let outer = entries[index].guards.common
      for part in entries[index].parts.indices {
        let when = entries[index].parts[part].when
        entries[index].parts[part].when = isUniform ? .always : when.beyond(outer)
      }
    }
    return entries
  }

  /// As the document has them. What comes from several documents keeps its order.
  private mutating func sort() {
    var isSorted = true
    for (one, next) in zip(entries, entries.dropFirst()) {
      if one.location.file != next.location.file { return }
      if one.location.range.start > next.location.range.start { isSorted = false }
    }
    if !isSorted { entries.sort { $0.location.range.start < $1.location.range.start } }
  }

  /// What the conditions on interfaces and unions beside it select: an object's own condition has that too.
  private mutating func inheritConditions() {
    guard purpose == .reading else { return }
    func isAbstract(_ entry: Entry) -> Bool {
      if case .condition(let type) = entry.kind { schema.kind(of: type).isAbstract } else { false }
    }
    let abstract = entries.filter(isAbstract)
    if abstract.isEmpty { return }
    for index in entries.indices {
      guard case .condition(let object) = entries[index].kind, schema.kind(of: object) == .object else { continue }
      for other in abstract {
        if case .condition(let type) = other.kind, schema.isPossible(object, for: type) {
          entries[index].parts += other.parts
        }
      }
    }
  }
}

extension MergedSelections.Entry {
  fileprivate mutating func repeats(when: Guard, at place: Location) {
    guards.add(when)
    if place.file == location.file, place.range.start < location.range.start { location = place }
  }
}

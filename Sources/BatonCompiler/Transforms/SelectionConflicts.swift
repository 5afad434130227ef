import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Fields that come under one key of the response are the same field with the same arguments, unless they can never
  /// be of one object; then their types agree.
  ///
  /// With arguments applied, as Relay does it: the same fragment with other arguments is another selection. Each set
  /// of fields that meet anywhere is looked at once, so that the work grows with the program and not with its paths.
  static let selectionConflicts = Transform(checking: "selectionConflicts") { program, context in
    let finder = ConflictFinder(program, context)
    for operation in program.operations { finder.check(operation) }
  }
}

private final class ConflictFinder {
  private let program: IR.Program
  private let context: TransformContext
  private var schema: Schema { program.schema }
  /// Sets of linked fields that were looked at as one object, and as objects that may differ.
  private var seen: Set<[ObjectIdentifier]> = []
  private var seenAlone: Set<ObjectIdentifier> = []
  private var seenShapes: Set<[ObjectIdentifier]> = []
  private var reported: Set<Pair> = []
  private var looked = 0

  private struct Pair: Hashable {
    let a: Location
    let b: Location
  }

  /// A field, and the spread that brought it among those it stands with.
  private struct Found {
    let selection: IR.Selection
    let spread: IR.FragmentSpread?

    var head: IR.FieldHead { selection.head! }
    var definition: FieldDefinition { head.definition }
    var type: TypeReference { definition.type }
    var isLinked: Bool { if case .linked = selection { true } else { false } }
  }

  init(_ program: IR.Program, _ context: TransformContext) {
    self.program = program
    self.context = context
  }

  func check(_ operation: IR.Operation) {
    looked = 0
    check(collect([operation.selections]))
  }

  // MARK: One object

  /// Fields that may be of one object.
  private func check(_ groups: [[Found]]) {
    for group in groups {
      if group.count == 1 {
        guard case .linked(let field) = group[0].selection, seenAlone.insert(ObjectIdentifier(field)).inserted else {
          continue
        }
        check(collect([field.selections]))
        continue
      }
      // Those on an interface meet all others; those on an object only their like.
      var objects: [TypeID: [Found]] = [:]
      var order: [TypeID] = []
      var common: [Found] = []
      for found in group {
        let definition = found.definition
        guard schema[definition.parent].kind == .object, definition !== schema.meta.typename else {
          common.append(found)
          continue
        }
        if objects[definition.parent] == nil { order.append(definition.parent) }
        objects[definition.parent, default: []].append(found)
      }
      if order.count <= 1 {
        checkSame(group)
      } else {
        for parent in order { checkSame(common + objects[parent]!) }
        checkShapes(of: group)
      }
    }
  }

  private func checkSame(_ fields: [Found]) {
    let first = fields[0]
    for other in fields.dropFirst() where other.selection.node != first.selection.node {
      let (a, b) = (first.head, other.head)
      if a.definition.name != b.definition.name {
        report(first, other) { .differentFields($0, a.definition.name, b.definition.name) }
        return
      }
      if !a.arguments.sameArguments(b.arguments) {
        report(first, other) { .differentArguments($0) }
        return
      }
      if first.isLinked, !a.definition.type.hasSameWrappers(as: b.definition.type) {
        reportTypes(first, other)
        return
      }
      let streams = [a, b].filter { !$0.facts.isPlain && $0.facts.stream != nil }.count
      if streams > 0 {
        report(first, other) { .streamedTwice($0, inBoth: streams == 2) }
        return
      }
    }
    guard first.isLinked else { return }
    let linked = linked(fields)
    if linked.count == 1, !seenAlone.insert(ObjectIdentifier(linked[0])).inserted { return }
    if linked.count > 1, !seen.insert(linked.map { ObjectIdentifier($0) }).inserted { return }
    check(collect(linked.map(\.selections)))
  }

  // MARK: Objects that may differ

  /// Fields under one key, whatever objects they are of: their values have one shape.
  private func checkShapes(of group: [Found]) {
    let first = group[0]
    for other in group.dropFirst() where other.selection.node != first.selection.node {
      if !haveOneShape(first, other) {
        reportTypes(first, other)
        return
      }
    }
    let linked = linked(group)
    if linked.isEmpty || !seenShapes.insert(linked.map { ObjectIdentifier($0) }).inserted { return }
    for group in collect(linked.map(\.selections)) where group.count > 1 { checkShapes(of: group) }
  }

  private func haveOneShape(_ a: Found, _ b: Found) -> Bool {
    if a.isLinked != b.isLinked { return false }
    if a.isLinked { return a.type.hasSameWrappers(as: b.type) }
    return a.type == b.type || mayBeOne(a.definition, b.definition)
  }

  /// One field, once as an interface declares it and once as what implements it does, which may say more.
  private func mayBeOne(_ a: FieldDefinition, _ b: FieldDefinition) -> Bool {
    a.name == b.name && (schema.isSubtype(a.parent, of: b.parent) || schema.isSubtype(b.parent, of: a.parent))
  }

  private func reportTypes(_ a: Found, _ b: Found) {
    let (first, second) = (a.definition, b.definition)
    report(a, b) {
      .differentTypes($0, first.name, schema.text(first.type), second.name, schema.text(second.type))
    }
  }

  // MARK: Collecting

  /// The fields of one object by response key, each fragment looked into once.
  private func collect(_ lists: [[IR.Selection]]) -> [[Found]] {
    // Ways to combine fragments that nobody can want end where flattening refuses them.
    looked += 1
    if looked > Flattener.limit { return [] }
    var groups: [[Found]] = []
    var indices: [Symbol: Int] = [:]
    var spreads = Set<Symbol>()
    func visit(_ selections: [IR.Selection], _ via: IR.FragmentSpread?) {
      for selection in selections {
        switch selection {
        case .scalar, .linked:
          let found = Found(selection: selection, spread: via)
          let key = found.head.responseKey
          if let index = indices[key] {
            groups[index].append(found)
          } else {
            indices[key] = groups.count
            groups.append([found])
          }
        case .spread(let spread):
          guard spreads.insert(spread.fragment).inserted, let fragment = program.fragment(spread.fragment) else { continue }
          visit(fragment.selections, via ?? spread)
        case .inline, .condition: visit(selection.selections, via)
        }
      }
    }
    for list in lists { visit(list, nil) }
    return groups
  }

  private func linked(_ fields: [Found]) -> [IR.LinkedField] {
    var nodes = Set<ObjectIdentifier>()
    return fields.compactMap { found in
      guard case .linked(let field) = found.selection, nodes.insert(ObjectIdentifier(field)).inserted else { return nil }
      return field
    }
  }

  /// At the field, or, where both are the same field of a fragment, at the spreads that make two of it.
  private func report(_ a: Found, _ b: Found, _ message: (Symbol) -> Diagnostic.Message) {
    var places = (a.head.nameLocation, b.head.nameLocation)
    if places.0 == places.1, let first = a.spread, let second = b.spread { places = (first.location, second.location) }
    guard reported.insert(Pair(a: places.0, b: places.1)).inserted else { return }
    context.report(
      message(a.head.responseKey), at: places.0,
      notes: places.0 == places.1 ? [] : [Diagnostic.Note("the other one is here", at: places.1)])
  }
}

extension [IR.Argument] {
  /// In any order; one that is null is not sent.
  fileprivate func sameArguments(_ other: [IR.Argument]) -> Bool {
    if self == other { return true }
    let given = filter { $0.value != .null }
    return given.count == other.count { $0.value != .null }
      && given.allSatisfy { argument in other[argument.name]?.value == argument.value }
  }
}

extension TypeReference {
  /// The same lists and non-nulls around the named type.
  fileprivate func hasSameWrappers(as other: TypeReference) -> Bool {
    var copy = other
    copy.named = named
    return copy == self
  }
}

extension Diagnostic.Message {
  fileprivate static func differentFields(_ key: Symbol, _ a: Symbol, _ b: Symbol) -> Self {
    Self("`\(key)` is both the field `\(a)` and the field `\(b)` of one object; give one of them another alias")
  }

  fileprivate static func differentArguments(_ key: Symbol) -> Self {
    Self("`\(key)` is selected twice with different arguments; give one of them an alias, such as `other: \(key)(…)`")
  }

  fileprivate static func streamedTwice(_ key: Symbol, inBoth: Bool) -> Self {
    Self(
      "`\(key)` is selected twice, and "
        + (inBoth ? "both are" : "one of them is") + " `@stream`; give one of them an alias")
  }

  fileprivate static func differentTypes(_ key: Symbol, _ a: Symbol, _ aType: String, _ b: Symbol, _ bType: String) -> Self {
    Self("`\(key)` comes as `\(aType)` from `\(a)` and as `\(bType)` from `\(b)`; give one of them another alias")
  }
}

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
    context.looking(at: program.operations) { operations, context in
      let finder = ConflictFinder(program, context)
      for operation in operations { finder.check(operation.selections) }
    }
  }

  /// The same of fragments that no operation reaches, with their arguments as they are written: where a variable stands
  /// two may turn out to be the same.
  static let conflictsOfUnreached = Transform(checking: "conflictsOfUnreached") { program, context in
    context.looking(at: program.unreachedFragments) { fragments, context in
      let finder = ConflictFinder(program, context, hasVariables: true)
      for fragment in fragments { finder.check(fragment.selections) }
    }
  }
}

extension IR.Program {
  /// Those that no operation spreads, itself or through others.
  fileprivate var unreachedFragments: [IR.Fragment] {
    var isReached = Array(repeating: false, count: fragments.count)
    var open: [Int] = []
    func visit(_ selections: [IR.Selection]) {
      // By number: an element that a loop names is retained.
      for index in selections.indices where selections[index].traits.contains(.spread) {
        guard case .spread(let spread) = selections[index] else {
          visit(selections[index].selections)
          continue
        }
        guard let fragment = number(of: spread.fragment), !isReached[fragment] else { continue }
        isReached[fragment] = true
        open.append(fragment)
      }
    }
    for operation in operations { visit(operation.selections) }
    while let next = open.popLast() { visit(fragments[next].selections) }
    return fragments.indices.filter { !isReached[$0] }.map { fragments[$0] }
  }
}

private final class ConflictFinder {
  private let program: IR.Program
  private let context: TransformContext
  /// Whether arguments with variables may be the same as any others.
  private let hasVariables: Bool
  private var schema: Schema { program.schema }
  /// Sets of linked fields that were looked at as one object, and as objects that may differ.
  private var seen: Set<NodeList> = []
  private var seenAlone = NodeSet()
  private var seenShapes: Set<NodeList> = []
  private var reported: Set<Pair> = []
  private var looked = 0

  private struct Pair: Hashable {
    let a: Location
    let b: Location
  }

  init(_ program: IR.Program, _ context: TransformContext, hasVariables: Bool = false) {
    self.program = program
    self.context = context
    self.hasVariables = hasVariables
  }

  /// What a definition selects.
  func check(_ selections: [IR.Selection]) {
    looked = 0
    checkAlone(selections)
  }

  // MARK: One object

  /// What one field, or an operation, selects.
  private func checkAlone(_ selections: [IR.Selection]) {
    if selections.areDistinctFields {
      looked += 1
      for index in selections.indices {
        if case .linked(let field) = selections[index] { checkAlone(field) }
      }
    } else {
      check(collect(selections))
    }
  }

  private func checkAlone(_ field: IR.LinkedField) {
    if seenAlone.insert(ObjectIdentifier(field)) { checkAlone(field.selections) }
  }

  /// Fields that may be of one object.
  private func check(_ fields: FieldsByKey) {
    for first in fields.firsts {
      guard fields.isRepeated(first) else {
        if let field = fields.linkedField(first) { checkAlone(field) }
        continue
      }
      let group = fields.group(first)
      let anObject = group.lazy.compactMap { self.objectType($0) }.first
      if group.allSatisfy({ objectType($0) ?? anObject == anObject }) {
        checkSame(group)
      } else {
        checkByObject(group)
      }
    }
  }

  /// Of fields on several object types, those on an interface meet all others, and those on an object only their like.
  private func checkByObject(_ group: [FieldsByKey.Found]) {
    var objects: [TypeID: [FieldsByKey.Found]] = [:]
    var order: [TypeID] = []
    var common: [FieldsByKey.Found] = []
    for found in group {
      guard let object = objectType(found) else {
        common.append(found)
        continue
      }
      if objects[object] == nil { order.append(object) }
      objects[object, default: []].append(found)
    }
    for object in order { checkSame(common + objects[object]!) }
    checkShapes(of: group)
  }

  /// The object type that a field is of; nil where it may be of several.
  private func objectType(_ found: FieldsByKey.Found) -> TypeID? {
    let definition = found.definition
    return schema.kind(of: definition.parent) == .object && definition !== schema.meta.typename ? definition.parent : nil
  }

  private func checkSame(_ fields: [FieldsByKey.Found]) {
    let first = fields[0]
    for other in fields.dropFirst() where other.selection.node != first.selection.node {
      let (a, b) = (first.definition, other.definition)
      if a.name != b.name {
        report(first, other) { .differentFields($0, a.name, b.name) }
        return
      }
      if !first.arguments.sameArguments(other.arguments), !mayBecomeSame(first, other) {
        report(first, other) { .differentArguments($0, a.name) }
        return
      }
      // The specification compares the types of scalars as well, and Relay accepts what an object narrows.
      if first.isLinked, !a.type.hasSameWrappers(as: b.type) {
        reportTypes(first, other)
        return
      }
      if first.isStreamed || other.isStreamed {
        report(first, other) { .streamedTwice($0, inBoth: first.isStreamed && other.isStreamed) }
        return
      }
    }
    guard first.isLinked else { return }
    let linked = linked(fields)
    if linked.count == 1, case .linked(let field) = linked[0] { return checkAlone(field) }
    if seen.insert(NodeList(linked)).inserted { check(collect(linked.flatMap(\.selections))) }
  }

  private func mayBecomeSame(_ a: FieldsByKey.Found, _ b: FieldsByKey.Found) -> Bool {
    hasVariables && (a.arguments + b.arguments).contains { $0.value.hasVariable }
  }

  // MARK: Objects that may differ

  /// Fields under one key, whatever objects they are of: their values have one shape.
  private func checkShapes(of group: [FieldsByKey.Found]) {
    let first = group[0]
    for other in group.dropFirst() where other.selection.node != first.selection.node {
      if !haveOneShape(first, other) {
        reportTypes(first, other)
        return
      }
    }
    let linked = linked(group)
    if linked.isEmpty || !seenShapes.insert(NodeList(linked)).inserted { return }
    let fields = collect(linked.flatMap(\.selections))
    for first in fields.firsts where fields.isRepeated(first) { checkShapes(of: fields.group(first)) }
  }

  private func haveOneShape(_ a: FieldsByKey.Found, _ b: FieldsByKey.Found) -> Bool {
    if a.isLinked != b.isLinked { return false }
    if a.isLinked { return a.type.hasSameWrappers(as: b.type) }
    return a.type == b.type || mayBeOne(a.definition, b.definition)
  }

  /// One field, once as an interface declares it and once as what implements it does, which may say more.
  private func mayBeOne(_ a: FieldDefinition, _ b: FieldDefinition) -> Bool {
    a.name == b.name && (schema.isSubtype(a.parent, of: b.parent) || schema.isSubtype(b.parent, of: a.parent))
  }

  private func reportTypes(_ a: FieldsByKey.Found, _ b: FieldsByKey.Found) {
    func title(_ field: FieldDefinition) -> String {
      field === schema.meta.typename ? field.name.text : "\(schema[field.parent].name).\(field.name)"
    }
    let (first, second) = (a.definition, b.definition)
    report(a, b) {
      .differentTypes($0, title(first), schema.text(first.type), title(second), schema.text(second.type))
    }
  }

  /// The fields of one object, each fragment looked into once.
  private func collect(_ selections: [IR.Selection]) -> FieldsByKey {
    // Ways to combine fragments that nobody can want end where flattening refuses them.
    looked += 1
    var fields = FieldsByKey(capacity: selections.count)
    if looked <= Flattener.limit { fields.add(selections, in: program) }
    return fields
  }

  /// The linked ones among them, each node once.
  private func linked(_ fields: [FieldsByKey.Found]) -> [IR.Selection] {
    var nodes: [IR.Selection] = []
    for found in fields where found.isLinked {
      if !nodes.contains(where: { $0.node == found.selection.node }) { nodes.append(found.selection) }
    }
    return nodes
  }

  /// At the field, or, where both are the same field of a fragment, at the spreads that make two of it.
  private func report(_ a: FieldsByKey.Found, _ b: FieldsByKey.Found, _ message: (Symbol) -> Diagnostic.Message) {
    var places = (a.head.nameLocation, b.head.nameLocation)
    if places.0 == places.1, let first = a.spread, let second = b.spread { places = (first.location, second.location) }
    guard reported.insert(Pair(a: places.0, b: places.1)).inserted else { return }
    context.report(
      message(a.head.responseKey), at: places.0,
      notes: places.0 == places.1 ? [] : [Diagnostic.Note("the other one is here", at: places.1)])
  }
}

extension [IR.Argument] {
  /// Whether they make one storage key: in any order, the fields of objects too, and `2.0` is `2`; one that is null is not
  /// sent.
  fileprivate func sameArguments(_ other: [IR.Argument]) -> Bool {
    self == other || IR.StorageKey(.arguments, self).text == IR.StorageKey(.arguments, other).text
  }
}

extension IR.Value {
  fileprivate var hasVariable: Bool {
    var found = false
    forEachVariable { _ in found = true }
    return found
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

  fileprivate static func differentArguments(_ key: Symbol, _ field: Symbol) -> Self {
    Self("`\(key)` is selected twice with different arguments; give one of them an alias, such as `other: \(field)(…)`")
  }

  fileprivate static func streamedTwice(_ key: Symbol, inBoth: Bool) -> Self {
    Self(
      "`\(key)` is selected twice, and "
        + (inBoth ? "both are" : "one of them is") + " `@stream`; give one of them an alias")
  }

  fileprivate static func differentTypes(_ key: Symbol, _ a: String, _ aType: String, _ b: String, _ bType: String) -> Self {
    Self("`\(key)` comes as `\(aType)` from `\(a)` and as `\(bType)` from `\(b)`; give one of them another alias")
  }
}

import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Puts the selections of a spread with `@relay(mask: false)` where it stands, and its variables beside its
  /// parent's.
  static let mask = Transform(refusing: "mask") { program, context in
    let unmasker = Unmasker(program, context)
    return program.changing(.all) { unmasker.operation($0) } fragment: { unmasker.fragment($0) }
  }
}

private final class Unmasker {
  let program: IR.Program
  let context: TransformContext
  /// Each fragment as the node that stands for all its unmasked spreads.
  private var inlined: [Symbol: Inlined] = [:]
  private var open: Set<Symbol> = []

  struct Inlined {
    let node: IR.Selection?
    let globals: [IR.Variable]
    /// Selections, with those of what it unmasks itself.
    let size: Int
  }

  init(_ program: IR.Program, _ context: TransformContext) {
    self.program = program
    self.context = context
  }

  func operation(_ operation: IR.Operation) -> IR.Operation? {
    var walk = Walk(unmasker: self)
    guard let selections = walk.rewritten(operation.selections, parent: operation.type) else { return nil }
    for global in walk.globals {
      if let variable = operation.variables.first(where: { $0.name == global.name }) {
        _ = narrower(variable, global)
      }
    }
    return operation.with(selections: selections)
  }

  func fragment(_ fragment: IR.Fragment) -> IR.Fragment? {
    if let written = fragment.facts.plural { checkBoolean(written, "plural") }
    if let written = fragment.facts.mask { checkBoolean(written, "mask") }
    var walk = Walk(unmasker: self)
    guard let selections = walk.rewritten(fragment.selections, parent: fragment.type) else { return nil }
    return fragment.with(globals: combined(fragment, walk.globals), selections: selections)
  }

  private func combined(_ fragment: IR.Fragment, _ added: [IR.Variable]) -> [IR.Variable] {
    var globals = fragment.globals
    for variable in added {
      if let local = fragment.variables.first(where: { $0.name == variable.name }) {
        context.report(
          .localMeetsGlobal(variable.name), at: local.location,
          notes: [Diagnostic.Note("the unmasked fragment uses the operation's `$\(variable.name)` here", at: variable.location)])
      } else if let index = globals.firstIndex(where: { $0.name == variable.name }) {
        globals[index] = narrower(globals[index], variable)
      } else {
        globals.append(variable)
      }
    }
    return globals
  }

  func narrower(_ a: IR.Variable, _ b: IR.Variable) -> IR.Variable {
    let schema = program.schema
    if schema.isSubtype(a.type, of: b.type) { return a }
    if schema.isSubtype(b.type, of: a.type) { return b }
    context.report(
      .incompatibleVariables(a.name, schema.text(a.type), schema.text(b.type)), at: a.location,
      notes: [Diagnostic.Note("`\(schema.text(b.type))` is expected here", at: b.location)])
    return a
  }

  private func checkBoolean(_ argument: IR.Argument, _ name: String) {
    switch argument.value {
    case .boolean, .null: break
    default: context.report(.variableFlag(name), at: argument.valueLocation)
    }
  }

  func unmasked(_ spread: IR.FragmentSpread) -> Inlined? {
    if let written = spread.facts.mask { checkBoolean(written, "mask") }
    guard spread.facts.isUnmasked, let fragment = program.fragment(spread.fragment) else { return nil }
    if !fragment.facts.written.isEmpty {
      context.report(
        .unmaskedWithDirectives(fragment.name), at: spread.location,
        notes: fragment.facts.written.map { Diagnostic.Note("`@\($0.name)` stands here", at: $0.location) })
      return Inlined(node: nil, globals: [], size: 0)
    }
    if let known = inlined[fragment.name] {
      checkSize(known.size, spread)
      return known
    }
    guard open.insert(fragment.name).inserted else {
      context.report(.unmaskedCircle(fragment.name), at: spread.location)
      return Inlined(node: nil, globals: [], size: 0)
    }
    var walk = Walk(unmasker: self)
    let selections = walk.rewriting(fragment.selections, parent: fragment.type)
    open.remove(fragment.name)
    var facts = IR.InlineFacts()
    facts.fragment = fragment.name
    let node =
      selections.isEmpty
      ? nil
      : IR.Selection.inline(
        IR.InlineFragment(
          typeCondition: fragment.type, facts: facts, location: spread.location, selections: selections))
    let result = Inlined(
      node: node, globals: combined(fragment, walk.globals),
      size: min(fragment.selections.total + walk.unmaskedSize, Self.limit + 1))
    inlined[fragment.name] = result
    checkSize(result.size, spread)
    return result
  }

  static let limit = 10_000

  private func checkSize(_ size: Int, _ spread: IR.FragmentSpread) {
    if size > Self.limit { context.report(.unmaskedTooLarge(spread.fragment, Self.limit), at: spread.location) }
  }

  struct Walk: SelectionRewriter {
    let unmasker: Unmasker
    let looksFor: IR.Traits = .spreadFacts
    var globals: [IR.Variable] = []
    /// Selections of what it unmasked.
    var unmaskedSize = 0

    init(unmasker: Unmasker) { self.unmasker = unmasker }

    mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
      guard case .spread(let spread) = selection else { return rewriteInside(selection, parent: parent) }
      guard let inlined = unmasker.unmasked(spread) else { return .keep }
      unmaskedSize = min(unmaskedSize + inlined.size, Unmasker.limit + 1)
      for global in inlined.globals {
        if let index = globals.firstIndex(where: { $0.name == global.name }) {
          globals[index] = unmasker.narrower(globals[index], global)
        } else {
          globals.append(global)
        }
      }
      guard let node = inlined.node, inlined.size <= Unmasker.limit else { return .delete }
      return .replace(node)
    }
  }
}

extension [IR.Selection] {
  /// How many selections there are with those inside.
  fileprivate var total: Int { reduce(count) { $0 + $1.selections.total } }
}

extension Diagnostic.Message {
  fileprivate static func variableFlag(_ name: String) -> Self {
    Self("`\(name)` of `@relay` must be `true` or `false`, since it decides what is generated")
  }

  fileprivate static func unmaskedWithDirectives(_ name: Symbol) -> Self {
    Self("`\(name)` has directives of its own, which would be lost by `@relay(mask: false)`; spread it without, or remove them")
  }

  fileprivate static func localMeetsGlobal(_ name: Symbol) -> Self {
    Self("this fragment's own `$\(name)` would hide the operation's `$\(name)` that an unmasked fragment uses; rename it")
  }

  fileprivate static func incompatibleVariables(_ name: Symbol, _ a: String, _ b: String) -> Self {
    Self("`$\(name)` is used as `\(a)` and, in an unmasked fragment, as `\(b)`; use two variables")
  }

  fileprivate static func unmaskedCircle(_ name: Symbol) -> Self {
    Self("`\(name)` would be put into itself; a fragment cannot hold itself")
  }

  fileprivate static func unmaskedTooLarge(_ name: Symbol, _ limit: Int) -> Self {
    Self("`\(name)` comes to more than \(limit) selections with all that it unmasks; spread some of it masked")
  }
}

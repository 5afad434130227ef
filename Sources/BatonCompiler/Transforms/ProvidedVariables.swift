import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Gives a variable that a module provides one name in every operation, under which each operation that reaches it
  /// declares it.
  static let providedVariables = Transform(refusing: "providedVariables") { program, context in
    let providers = Providers(program, context)
    if providers.isEmpty { return program }
    return program.with(
      operations: program.operations.map { operation in
        var walk = ProvidedWalk(program: program, names: [:], context: context)
        return walk.rewritten(operation.selections, parent: operation.type).map { operation.with(selections: $0) }
          ?? operation
      },
      fragments: program.fragments.map { fragment in
        let provided = fragment.variables.filter { $0.provider != nil }
        var names: [Symbol: IR.Value] = [:]
        var globals = fragment.globals
        for variable in provided {
          guard let provider = variable.provider else { continue }
          var global = variable
          global.name = Providers.name(of: provider)
          names[variable.name] = .variable(global.name)
          if !globals.contains(where: { $0.name == global.name }) { globals.append(global) }
        }
        var walk = ProvidedWalk(program: program, names: names, context: context)
        let selections = walk.rewritten(fragment.selections, parent: fragment.type)
        if provided.isEmpty { return selections.map { fragment.with(selections: $0) } ?? fragment }
        return fragment.with(
          variables: fragment.variables.filter { $0.provider == nil }, globals: globals, selections: selections)
      })
  }
}

/// Every variable of the program that a module provides.
private struct Providers {
  private(set) var isEmpty = true

  /// The name of what a module provides: without what no name can hold.
  static func name(of module: Symbol) -> Symbol {
    let kept = module.text.unicodeScalars.filter { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_")
    }
    return Symbol("__relay_internal__pv__" + String(String.UnicodeScalarView(kept)))
  }

  /// Reports modules that come to the same name, and modules that are used at two types; the use of most counts.
  init(_ program: IR.Program, _ context: TransformContext) {
    var uses: [Symbol: [IR.Variable]] = [:]
    for variable in program.fragments.lazy.flatMap(\.variables) {
      guard let provider = variable.provider else { continue }
      isEmpty = false
      uses[Self.name(of: provider), default: []].append(variable)
    }
    for variables in uses.values {
      guard let module = Self.commonest(variables.map { $0.provider?.text ?? "" }) else { continue }
      let own = variables.filter { $0.provider?.text == module }
      for other in variables where other.provider?.text != module {
        context.report(.indistinguishableModules(module, other.provider?.text ?? ""), at: other.location)
      }
      func text(_ type: TypeReference) -> String { program.schema.text(type) }
      guard let type = Self.commonest(own.map { text($0.type) }) else { continue }
      for other in own where text(other.type) != type {
        context.report(.providedTwice(module, type, text(other.type)), at: other.location)
      }
    }
  }

  /// Of equally frequent ones the first by text.
  private static func commonest(_ texts: [String]) -> String? {
    var counts: [String: Int] = [:]
    for text in texts { counts[text, default: 0] += 1 }
    return counts.max { a, b in (a.value, b.key) < (b.value, a.key) }?.key
  }
}

private struct ProvidedWalk: SelectionRewriter {
  let program: IR.Program
  let names: [Symbol: IR.Value]
  let context: TransformContext
  let looksFor: IR.Traits = [.spread, .variable]

  mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    var selection = selection
    if case .spread(let spread) = selection { selection = .spread(passable(spread)) }
    if names.isEmpty {
      let inner = rewriteInside(selection, parent: parent)
      if case .keep = inner, case .spread = selection { return .replace(selection) }
      return inner
    }
    let renamed = selection.substituting(names) ?? selection
    let inner = rewriteInside(renamed, parent: parent)
    if case .keep = inner { return .replace(renamed) }
    return inner
  }

  /// Passing what a module provides has no meaning.
  private func passable(_ spread: IR.FragmentSpread) -> IR.FragmentSpread {
    if spread.arguments.isEmpty { return spread }
    let provided = program.fragment(spread.fragment)?.variables.filter { $0.provider != nil } ?? []
    let passed = spread.arguments.filter { argument in provided.contains { $0.name == argument.name } }
    if passed.isEmpty { return spread }
    for argument in passed { context.report(.passesProvided(argument.name), at: argument.location) }
    return spread.with(arguments: spread.arguments.filter { !passed.contains($0) })
  }
}

extension Diagnostic.Message {
  fileprivate static func indistinguishableModules(_ a: String, _ b: String) -> Self {
    Self("the modules `\(a)` and `\(b)` come to one variable, since only letters, digits and `_` count; rename one")
  }

  fileprivate static func providedTwice(_ module: String, _ expected: String, _ found: String) -> Self {
    Self("module `\(module)` provides `\(expected)` elsewhere and `\(found)` here; declare it with one type")
  }

  fileprivate static func passesProvided(_ name: Symbol) -> Self {
    Self("`\(name)` is provided by a module and cannot be passed; leave it out")
  }
}

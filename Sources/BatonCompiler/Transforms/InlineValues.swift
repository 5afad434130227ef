import GraphQLIR
import GraphQLSyntax

extension Transform {
  /// What an `@inline` fragment may hold. A value is frozen: it can hold no lens, no list that grows, and nothing that
  /// would have to fail while it is built.
  ///
  /// After `mask`: what is unmasked is the fragment's own.
  static let inlineValues = Transform(checking: "inlineValues") { program, context in
    let checker = ValueChecker(program: program, context: context)
    for fragment in program.fragments where fragment.facts.inline != nil { checker.check(fragment) }
    checker.checkCircles()
  }
}

private struct ValueChecker {
  let program: IR.Program
  let context: TransformContext

  func check(_ fragment: IR.Fragment) {
    if let refetchable = fragment.facts.refetchable {
      context.report(
        .refetchableValue(fragment.name), at: fragment.location,
        notes: [Diagnostic.Note("`@refetchable` stands here", at: refetchable.location)])
    }
    for selection in fragment.selections { check(selection, in: fragment) }
  }

  private func check(_ selection: IR.Selection, in fragment: IR.Fragment) {
    if let facts = selection.head?.facts, !facts.isPlain {
      for handle in facts.handles {
        context.report(
          .connectionInValue(fragment.name), at: fragment.location,
          notes: [Diagnostic.Note("`@connection` stands here", at: handle.location)])
      }
      if let required = facts.required, let inline = fragment.facts.inline {
        context.report(
          .requiredInValue(), at: required.location,
          notes: [Diagnostic.Note("the fragment is `@inline` here", at: inline)])
      }
    }
    if case .spread(let spread) = selection, let inner = program.fragment(spread.fragment) {
      if inner.facts.inline == nil {
        context.report(
          .lensInValue(inner.name, fragment.name), at: spread.location,
          notes: [Diagnostic.Note("`\(inner.name)` is a lens; it is declared here", at: inner.location)])
      } else if inner.facts.throwsOnFieldError != nil {
        context.report(
          .throwingValueInValue(inner.name, fragment.name), at: fragment.location,
          notes: [Diagnostic.Note("it is spread here", at: spread.location)])
      }
    }
    for inner in selection.selections { check(inner, in: fragment) }
  }

  // MARK: Circles

  /// Each circle once, at the spread that closes it.
  func checkCircles() {
    var done = Set<Symbol>()
    var open: [(fragment: Symbol, spread: IR.FragmentSpread?)] = []
    func visit(_ name: Symbol, _ spread: IR.FragmentSpread?) {
      if let start = open.firstIndex(where: { $0.fragment == name }) {
        guard let spread else { return }
        context.report(
          .circularValue(name), at: spread.location,
          notes: open[(start + 1)...].compactMap { $0.spread }.map {
            Diagnostic.Note("`\($0.fragment)` is spread here", at: $0.location)
          })
        return
      }
      guard let fragment = program.fragment(name), fragment.facts.inline != nil, done.insert(name).inserted else { return }
      open.append((name, spread))
      for spread in fragment.selections.spreads { visit(spread.fragment, spread) }
      open.removeLast()
    }
    for fragment in program.fragments where fragment.facts.inline != nil { visit(fragment.name, nil) }
  }
}

extension [IR.Selection] {
  /// Every spread inside, in order.
  var spreads: [IR.FragmentSpread] {
    flatMap { selection in
      if case .spread(let spread) = selection { [spread] } else { selection.selections.spreads }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func lensInValue(_ lens: Symbol, _ value: Symbol) -> Self {
    Self("a value holds no lens, and `\(lens)` is one; mark it `@inline`, or spread it beside `\(value)`")
  }

  fileprivate static func connectionInValue(_ value: Symbol) -> Self {
    Self("`\(value)` is a frozen value and cannot hold a list that grows; remove `@connection`, or move the field into a fragment without `@inline`")
  }

  fileprivate static func refetchableValue(_ value: Symbol) -> Self {
    Self("`\(value)` is a frozen value and cannot be refetched; remove `@refetchable` or `@inline`")
  }

  fileprivate static func requiredInValue() -> Self {
    Self("nothing in a value is `@required`, since a value is built in one pass and cannot fail; remove it, the field is optional in the value")
  }

  fileprivate static func throwingValueInValue(_ inner: Symbol, _ outer: Symbol) -> Self {
    Self("`\(outer)` holds `\(inner)`, which has `@throwOnFieldError`, and a value within a value cannot throw; move `@throwOnFieldError` to `\(outer)`")
  }

  fileprivate static func circularValue(_ name: Symbol) -> Self {
    Self("`\(name)` would hold itself through this spread, and a value cannot; select the fields that are needed instead")
  }
}

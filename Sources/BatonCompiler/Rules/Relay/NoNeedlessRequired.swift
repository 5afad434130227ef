import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// `@required` stands on fields that may be null: not on those whose type says otherwise, nor, where errors are thrown or
  /// caught, on those that are null with an error alone.
  ///
  /// A warning. Relay: `disallow_required_on_non_null_field`.
  static let noNeedlessRequired = Rule("NoNeedlessRequired") { hooks, context in
    let state = Required()
    hooks.onField { field, _ in
      if !field.directives.isEmpty, field.directives[.required] != nil { state.isUsed = true }
    }
    hooks.onLeaveDefinition {
      guard state.isUsed else { return }
      state.isUsed = false
      if let operation = context.operation {
        let parent = context.schema.root(operation.kind)
        context.look(at: [Part(operation.selections, parent, operation.directives.handleErrors)])
      } else if let fragment = context.fragment?.syntax, fragment.directives[.inline] == nil {
        let parent = context.schema.type(fragment.typeCondition.symbol)
        context.look(at: [Part(fragment.selections, parent, fragment.directives.handleErrors)])
      }
    }
  }
}

/// Whether the definition has a `@required` at all. Few do, so its selections are looked at again only then.
private final class Required {
  var isUsed = false
}

/// Selections of an object, and whether its errors are thrown or caught.
private struct Part {
  let selections: [Selection]
  let parent: TypeDefinition?
  let handlesErrors: Bool

  init(_ selections: [Selection], _ parent: TypeDefinition?, _ handlesErrors: Bool) {
    self.selections = selections
    self.parent = parent
    self.handlesErrors = handlesErrors
  }
}

/// What stands under one name of an object, in every place where it is selected.
private struct Entry {
  var fields: [(syntax: Field, definition: FieldDefinition, handlesErrors: Bool)] = []
  var parts: [Part] = []
}

extension RuleContext {
  /// Looks at one object, selected in several parts, and tells whether a null in it makes it null.
  @discardableResult
  fileprivate func look(at parts: [Part]) -> Bool {
    var entries: [Symbol: Entry] = [:]
    var order: [Symbol] = []
    for part in parts { collect(part, &entries, &order) }
    var bubbles = false
    for name in order {
      guard let entry = entries[name] else { continue }
      let bubblesHere = look(at: entry.parts)
      let required = entry.fields.compactMap { field in field.syntax.directives[.required].map { (field, $0) } }
      if required.contains(where: \.1.bubbles) { bubbles = true }
      let reasons = required.map { field, directive in
        bubblesHere || directive.isDangerous ? nil : field.definition.reasonNotToBeNull(field.handlesErrors)
      }
      // One of several that is needed asks for the others.
      guard !reasons.contains(nil) else { continue }
      for ((field, directive), reason) in zip(required, reasons) {
        warn(.needless(field.syntax.responseName, reason ?? ""), at: directive.range)
      }
    }
    return bubbles
  }

  private func collect(_ part: Part, _ entries: inout [Symbol: Entry], _ order: inout [Symbol]) {
    for selection in part.selections {
      switch selection {
      case .field(let field):
        guard let parent = part.parent, let definition = schema.selectableField(field.name.symbol, on: parent)
        else { continue }
        let name = field.responseName.symbol
        if entries[name] == nil { order.append(name) }
        entries[name, default: Entry()].fields.append((field, definition, part.handlesErrors))
        guard let selections = field.selections else { continue }
        entries[name]?.parts.append(
          Part(selections, schema[definition.type], part.handlesErrors || field.directives[.catch] != nil))
      case .inline(let inline):
        let parent = inline.typeCondition.map { schema.type($0.symbol) } ?? part.parent
        let inner = Part(inline.selections, parent, part.handlesErrors || inline.directives[.catch] != nil)
        // What has a name is an object of its own.
        if inline.directives[.alias] != nil { look(at: [inner]) } else { collect(inner, &entries, &order) }
      case .spread: break
      }
    }
  }
}

extension FieldDefinition {
  /// Why it is never null, where it is not.
  fileprivate func reasonNotToBeNull(_ handlesErrors: Bool) -> String? {
    if type.isNonNull { return "is never null" }
    return handlesErrors && semanticNonNullLevels.contains(0) ? "is null with an error alone, which is thrown or caught here" : nil
  }
}

extension Directive {
  private func acts(_ actions: Symbol...) -> Bool {
    if case .enum(let name) = argument("action")?.value.kind { actions.contains(name) } else { false }
  }

  /// Whether a null makes the object around null.
  fileprivate var bubbles: Bool { acts("NONE", "LOG") }

  /// Refused where it is needless.
  fileprivate var isDangerous: Bool { acts("DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD") }
}

extension [Directive] {
  fileprivate var handleErrors: Bool { self[.throwOnFieldError] != nil || self[.catch] != nil }
}

extension Symbol {
  fileprivate static let required: Symbol = "required"
  fileprivate static let inline: Symbol = "inline"
  fileprivate static let alias: Symbol = "alias"
  fileprivate static let `catch`: Symbol = "catch"
  fileprivate static let throwOnFieldError: Symbol = "throwOnFieldError"
}

extension Diagnostic.Message {
  fileprivate static func needless(_ field: Name, _ reason: String) -> Self {
    Self("`\(field)` \(reason); remove `@required`")
  }
}

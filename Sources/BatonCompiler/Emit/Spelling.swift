/// A type of Swift's or of the runtime that generated code spells.
package enum KnownName: String, Sendable, CaseIterable {
  case anchor = "Anchor", layout = "Layout", lens = "Lens", fragmentLens = "FragmentLens", lensList = "LensList"
  case inlineValue = "InlineValue", fragmentValue = "FragmentValue", valueReader = "ValueReader"
  case fieldErrors = "FieldErrors", json = "JSON", nullable = "Nullable", plan = "Plan", document = "Document"
  case inputEncoder = "InputEncoder", inputObject = "InputObject", responseObject = "ResponseObject"
  case graphQLEnum = "GraphQLEnum", enumNames = "EnumNames"
  case graphQLQuery = "GraphQLQuery", graphQLMutation = "GraphQLMutation", graphQLSubscription = "GraphQLSubscription"
  case string = "String", int = "Int", double = "Double", bool = "Bool", result = "Result", array = "Array"

  var module: String {
    switch self {
    case .string, .int, .double, .bool, .result, .array: "Swift"
    default: "BatonRuntime"
    }
  }
}

/// How a module's outputs spell the types that are not theirs: plainly, but for those whose name the module itself gives
/// to something else. These say their own module, `BatonRuntime.Plan`.
package struct Spelling: Sendable {
  package var hidden: Set<String>

  package init(hidden: Set<String> = []) { self.hidden = hidden }

  func callAsFunction(_ name: KnownName) -> String {
    hidden.contains(name.rawValue) ? "\(name.module).\(name.rawValue)" : name.rawValue
  }

  func callAsFunction(_ type: SwiftType) -> String {
    switch type {
    case .named(let name): name.description
    case .known(let name): self(name)
    case .external(let text): text
    case .optional(let type): self(type) + "?"
    case .array(let type): "[\(self(type))]"
    case .lensList(let type): "\(self(.lensList))<\(self(type))>"
    case .result(let type): "\(self(.result))<\(self(type)), \(self(.fieldErrors))>"
    case .nullable(let type): "\(self(.nullable))<\(self(type))>"
    }
  }

  /// A type as an expression.
  func callAsFunction(_ value: TypeValue) -> String {
    value.isHidden ? "\(self(.array))<\(value.type)>.Element.self" : "\(value.type).self"
  }
}

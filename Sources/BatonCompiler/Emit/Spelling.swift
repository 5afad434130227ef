import GraphQLSyntax

/// A type of Swift's or of the runtime that generated code spells.
enum KnownName: String, Sendable, CaseIterable {
  case anchor = "Anchor", layout = "Layout", lens = "Lens", fragmentLens = "FragmentLens", lensList = "LensList"
  case inlineValue = "InlineValue", fragmentValue = "FragmentValue", valueReader = "ValueReader"
  case fieldErrors = "FieldErrors", json = "JSON", nullable = "Nullable", plan = "Plan", document = "Document"
  case inputEncoder = "InputEncoder", inputObject = "InputObject", responseObject = "ResponseObject"
  case graphQLEnum = "GraphQLEnum", enumNames = "EnumNames"
  case graphQLQuery = "GraphQLQuery", graphQLMutation = "GraphQLMutation", graphQLSubscription = "GraphQLSubscription"
  case string = "String", int = "Int", double = "Double", bool = "Bool", result = "Result", mainActor = "MainActor"

  static let names = NameSet(allCases.map { Symbol($0.rawValue) })

  var module: String {
    switch self {
    case .string, .int, .double, .bool, .result, .mainActor: "Swift"
    default: "BatonRuntime"
    }
  }
}

/// How a scope spells the types that are not the module's: plainly, but for those whose name the module itself, or a type
/// around, gives to something else. These say their own module, `BatonRuntime.Plan`.
struct Spelling: Sendable {
  private var hidden: Set<String>

  init(hidden: Set<String> = []) { self.hidden = hidden }

  func hides(_ name: KnownName) -> Bool { !hidden.isEmpty && hidden.contains(name.rawValue) }

  /// The same where there are types of these names.
  func hiding(_ names: some Sequence<SwiftName>) -> Spelling {
    var spelling = self
    for name in names where KnownName.names.contains(name.symbol) { spelling.hidden.insert(name.identifier) }
    return spelling
  }

  /// Before what the main actor alone may call.
  var mainActor: StaticString { hides(.mainActor) ? "@Swift.MainActor " : "@MainActor " }

  func callAsFunction(_ name: KnownName) -> String {
    hides(name) ? "\(name.module).\(name.rawValue)" : name.rawValue
  }

  func write(_ type: SwiftType, to text: inout TextBuffer) {
    switch type.wrapper {
    case .result:
      write(.result, to: &text)
      text.add("<")
    case .nullable:
      write(.nullable, to: &text)
      text.add("<")
    case nil: break
    }
    for _ in 0..<type.lists {
      if type.areLensLists {
        write(.lensList, to: &text)
        text.add("<")
      } else {
        text.add("[")
      }
    }
    switch type.base {
    case .named(let name): name.write(to: &text)
    case .known(let name): write(name, to: &text)
    case .external(let spelling): text.add(name: spelling)
    }
    if type.isOptional(at: type.lists) { text.add("?") }
    for level in (0..<type.lists).reversed() {
      text.add(type.areLensLists ? ">" : "]")
      if type.isOptional(at: level) { text.add("?") }
    }
    switch type.wrapper {
    case .result:
      text.add(", ")
      write(.fieldErrors, to: &text)
      text.add(">")
    case .nullable: text.add(">")
    case nil: break
    }
  }

  func write(_ name: KnownName, to text: inout TextBuffer) {
    text.add(text: self(name))
  }
}

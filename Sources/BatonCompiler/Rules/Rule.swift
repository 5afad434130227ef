import GraphQLSchema
import GraphQLSyntax

/// A requirement on executable documents: a name, and what it wants to see.
///
/// A rule that is decided inside one definition subscribes to the kinds of nodes it cares about; one walk over a
/// definition calls every rule's hooks. A rule about fragments and who reaches them looks at the whole program, after
/// every definition was walked.
package struct Rule: Sendable {
  package let name: String
  let subscribe: (@Sendable (inout Hooks, RuleContext) -> Void)?
  let conclude: (@Sendable (ProgramContext) -> Void)?

  /// A rule that looks at nodes. `subscribe` is called once for each thread that walks; what a rule remembers while it
  /// walks lives in a small class made there.
  init(_ name: String, _ subscribe: @escaping @Sendable (inout Hooks, RuleContext) -> Void) {
    self.name = name
    self.subscribe = subscribe
    conclude = nil
  }

  /// A rule that looks at the program, or at both.
  init(
    _ name: String, _ subscribe: (@Sendable (inout Hooks, RuleContext) -> Void)? = nil,
    program conclude: @escaping @Sendable (ProgramContext) -> Void
  ) {
    self.name = name
    self.subscribe = subscribe
    self.conclude = conclude
  }
}

/// What rules subscribed to, by kind of node.
///
/// A hook is called before what stands inside its node; where the type of a node is not known, because something above
/// it is wrong and was reported, the hooks that need the type are not called.
struct Hooks {
  private(set) var operation: [(OperationDefinition) -> Void] = []
  private(set) var fragment: [(FragmentDefinition, FragmentSignature) -> Void] = []
  private(set) var leaveDefinition: [() -> Void] = []
  private(set) var variableDefinition: [(VariableDefinition, TypeReference?) -> Void] = []
  private(set) var field: [(Field, FieldDefinition) -> Void] = []
  private(set) var leaveField: [(Field, FieldDefinition) -> Void] = []
  private(set) var unknownField: [(Field, TypeDefinition) -> Void] = []
  private(set) var spread: [(FragmentSpread, FragmentSignature) -> Void] = []
  private(set) var unknownSpread: [(FragmentSpread) -> Void] = []
  private(set) var inlineFragment: [(InlineFragment) -> Void] = []
  private(set) var leaveInlineFragment: [(InlineFragment) -> Void] = []
  private(set) var typeCondition: [(Name, TypeDefinition?) -> Void] = []
  private(set) var directives: [([Directive], DirectiveLocation) -> Void] = []
  private(set) var directive: [(Directive, DirectiveSchema?, DirectiveLocation) -> Void] = []
  private(set) var arguments: [(ArgumentList) -> Void] = []
  private(set) var argument: [(Argument, InputValue?, ArgumentList) -> Void] = []
  private(set) var value: [(Value, TypeReference) -> Void] = []
  private(set) var enumValue: [(Symbol, SourceRange, TypeDefinition) -> Void] = []
  private(set) var inputField: [(ObjectField, InputValue, TypeDefinition) -> Void] = []
  private(set) var variable: [(VariableUse) -> Void] = []

  mutating func onOperation(_ hook: @escaping (OperationDefinition) -> Void) { operation.append(hook) }
  mutating func onFragment(_ hook: @escaping (FragmentDefinition, FragmentSignature) -> Void) { fragment.append(hook) }
  mutating func onLeaveDefinition(_ hook: @escaping () -> Void) { leaveDefinition.append(hook) }

  /// A variable of an operation, or of a fragment in either spelling, and its type where every name in it is known.
  mutating func onVariableDefinition(_ hook: @escaping (VariableDefinition, TypeReference?) -> Void) {
    variableDefinition.append(hook)
  }

  /// A field that its parent, `context.parent`, has.
  mutating func onField(_ hook: @escaping (Field, FieldDefinition) -> Void) { field.append(hook) }
  mutating func onLeaveField(_ hook: @escaping (Field, FieldDefinition) -> Void) { leaveField.append(hook) }
  mutating func onUnknownField(_ hook: @escaping (Field, TypeDefinition) -> Void) { unknownField.append(hook) }

  mutating func onSpread(_ hook: @escaping (FragmentSpread, FragmentSignature) -> Void) { spread.append(hook) }
  mutating func onUnknownSpread(_ hook: @escaping (FragmentSpread) -> Void) { unknownSpread.append(hook) }

  /// An inline fragment; `context.parent` is still the type around it.
  mutating func onInlineFragment(_ hook: @escaping (InlineFragment) -> Void) { inlineFragment.append(hook) }
  mutating func onLeaveInlineFragment(_ hook: @escaping (InlineFragment) -> Void) { leaveInlineFragment.append(hook) }

  /// The type after `on`; nil where the schema has no such type.
  mutating func onTypeCondition(_ hook: @escaping (Name, TypeDefinition?) -> Void) { typeCondition.append(hook) }

  /// The directives of one node, where it has any.
  mutating func onDirectives(_ hook: @escaping ([Directive], DirectiveLocation) -> Void) { directives.append(hook) }
  mutating func onDirective(_ hook: @escaping (Directive, DirectiveSchema?, DirectiveLocation) -> Void) {
    directive.append(hook)
  }

  /// The arguments of a field or directive that takes any or is given any.
  mutating func onArguments(_ hook: @escaping (ArgumentList) -> Void) { arguments.append(hook) }
  /// One argument; nil where the field or directive takes none of that name.
  mutating func onArgument(_ hook: @escaping (Argument, InputValue?, ArgumentList) -> Void) { argument.append(hook) }

  /// A whole value, where its type is known: an argument's or a default.
  mutating func onValue(_ hook: @escaping (Value, TypeReference) -> Void) { value.append(hook) }
  /// A bare word where an enum belongs.
  mutating func onEnumValue(_ hook: @escaping (Symbol, SourceRange, TypeDefinition) -> Void) { enumValue.append(hook) }
  /// A field of an object literal that its input object has.
  mutating func onInputField(_ hook: @escaping (ObjectField, InputValue, TypeDefinition) -> Void) {
    inputField.append(hook)
  }

  /// A variable in the place of a value.
  mutating func onVariable(_ hook: @escaping (VariableUse) -> Void) { variable.append(hook) }
}

/// The arguments of a field or a directive: what is given, and what may be.
struct ArgumentList {
  enum Owner {
    case field(Field, parent: TypeDefinition)
    case directive(Directive)
  }

  let owner: Owner
  let given: [Argument]
  let declared: [InputValue]
}

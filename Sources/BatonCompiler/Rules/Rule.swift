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

/// What rules subscribed to, by kind of node: one closure each, which calls the rules' own one after the other.
///
/// A hook is called before what stands inside its node; where the type of a node is not known, because something above
/// it is wrong and was reported, the hooks that need the type are not called.
struct Hooks {
  private(set) var operation: (OperationDefinition) -> Void = { _ in }
  private(set) var fragment: (FragmentDefinition, FragmentSignature) -> Void = { _, _ in }
  private(set) var leaveDefinition: () -> Void = {}
  private(set) var variableDefinition: (VariableDefinition, TypeReference?) -> Void = { _, _ in }
  private(set) var field: (Field, FieldDefinition) -> Void = { _, _ in }
  private(set) var leaveField: (Field, FieldDefinition) -> Void = { _, _ in }
  private(set) var unknownField: (Field, TypeDefinition) -> Void = { _, _ in }
  private(set) var spread: (FragmentSpread, FragmentSignature) -> Void = { _, _ in }
  private(set) var unknownSpread: (FragmentSpread) -> Void = { _ in }
  private(set) var inlineFragment: (InlineFragment) -> Void = { _ in }
  private(set) var leaveInlineFragment: (InlineFragment) -> Void = { _ in }
  private(set) var typeCondition: (Name, TypeDefinition?) -> Void = { _, _ in }
  private(set) var directives: ([Directive], DirectiveLocation) -> Void = { _, _ in }
  private(set) var directive: (Directive, DirectiveSchema?, DirectiveLocation) -> Void = { _, _, _ in }
  private(set) var arguments: (ArgumentList) -> Void = { _ in }
  private(set) var argument: (Argument, InputValue?, ArgumentList) -> Void = { _, _, _ in }
  private(set) var value: (Value, TypeReference) -> Void = { _, _ in }
  private(set) var enumValue: (Symbol, SourceRange, TypeDefinition) -> Void = { _, _, _ in }
  private(set) var inputField: (ObjectField, InputValue, TypeDefinition) -> Void = { _, _, _ in }
  private(set) var variable: (VariableUse) -> Void = { _ in }

  mutating func onOperation(_ hook: @escaping (OperationDefinition) -> Void) {
    operation = { [operation] in
      operation($0)
      hook($0)
    }
  }
  mutating func onFragment(_ hook: @escaping (FragmentDefinition, FragmentSignature) -> Void) {
    fragment = { [fragment] in
      fragment($0, $1)
      hook($0, $1)
    }
  }
  mutating func onLeaveDefinition(_ hook: @escaping () -> Void) {
    leaveDefinition = { [leaveDefinition] in
      leaveDefinition()
      hook()
    }
  }

  /// A variable of an operation, or of a fragment in either spelling, and its type where every name in it is known.
  mutating func onVariableDefinition(_ hook: @escaping (VariableDefinition, TypeReference?) -> Void) {
    variableDefinition = { [variableDefinition] in
      variableDefinition($0, $1)
      hook($0, $1)
    }
  }

  /// A field that its parent, `context.parent`, has.
  mutating func onField(_ hook: @escaping (Field, FieldDefinition) -> Void) {
    field = { [field] in
      field($0, $1)
      hook($0, $1)
    }
  }
  mutating func onLeaveField(_ hook: @escaping (Field, FieldDefinition) -> Void) {
    leaveField = { [leaveField] in
      leaveField($0, $1)
      hook($0, $1)
    }
  }
  mutating func onUnknownField(_ hook: @escaping (Field, TypeDefinition) -> Void) {
    unknownField = { [unknownField] in
      unknownField($0, $1)
      hook($0, $1)
    }
  }

  mutating func onSpread(_ hook: @escaping (FragmentSpread, FragmentSignature) -> Void) {
    spread = { [spread] in
      spread($0, $1)
      hook($0, $1)
    }
  }
  mutating func onUnknownSpread(_ hook: @escaping (FragmentSpread) -> Void) {
    unknownSpread = { [unknownSpread] in
      unknownSpread($0)
      hook($0)
    }
  }

  /// An inline fragment; `context.parent` is still the type around it.
  mutating func onInlineFragment(_ hook: @escaping (InlineFragment) -> Void) {
    inlineFragment = { [inlineFragment] in
      inlineFragment($0)
      hook($0)
    }
  }
  mutating func onLeaveInlineFragment(_ hook: @escaping (InlineFragment) -> Void) {
    leaveInlineFragment = { [leaveInlineFragment] in
      leaveInlineFragment($0)
      hook($0)
    }
  }

  /// The type after `on`; nil where the schema has no such type.
  mutating func onTypeCondition(_ hook: @escaping (Name, TypeDefinition?) -> Void) {
    typeCondition = { [typeCondition] in
      typeCondition($0, $1)
      hook($0, $1)
    }
  }

  /// The directives of one node, where it has any.
  mutating func onDirectives(_ hook: @escaping ([Directive], DirectiveLocation) -> Void) {
    directives = { [directives] in
      directives($0, $1)
      hook($0, $1)
    }
  }
  mutating func onDirective(_ hook: @escaping (Directive, DirectiveSchema?, DirectiveLocation) -> Void) {
    directive = { [directive] in
      directive($0, $1, $2)
      hook($0, $1, $2)
    }
  }

  /// The arguments of a field or directive that takes any or is given any.
  mutating func onArguments(_ hook: @escaping (ArgumentList) -> Void) {
    arguments = { [arguments] in
      arguments($0)
      hook($0)
    }
  }
  /// One argument; nil where the field or directive takes none of that name.
  mutating func onArgument(_ hook: @escaping (Argument, InputValue?, ArgumentList) -> Void) {
    argument = { [argument] in
      argument($0, $1, $2)
      hook($0, $1, $2)
    }
  }

  /// A whole value, where its type is known: an argument's or a default.
  mutating func onValue(_ hook: @escaping (Value, TypeReference) -> Void) {
    value = { [value] in
      value($0, $1)
      hook($0, $1)
    }
  }
  /// A bare word where an enum belongs.
  mutating func onEnumValue(_ hook: @escaping (Symbol, SourceRange, TypeDefinition) -> Void) {
    enumValue = { [enumValue] in
      enumValue($0, $1, $2)
      hook($0, $1, $2)
    }
  }
  /// A field of an object literal that its input object has.
  mutating func onInputField(_ hook: @escaping (ObjectField, InputValue, TypeDefinition) -> Void) {
    inputField = { [inputField] in
      inputField($0, $1, $2)
      hook($0, $1, $2)
    }
  }

  /// A variable in the place of a value.
  mutating func onVariable(_ hook: @escaping (VariableUse) -> Void) {
    variable = { [variable] in
      variable($0)
      hook($0)
    }
  }
}

/// The arguments of a field or a directive: what is given, and what may be.
struct ArgumentList {
  enum Owner {
    case field(Name, TypeDefinition)
    case directive(Name)
  }

  let owner: Owner
  let given: [Argument]
  let declared: [InputValue]
}

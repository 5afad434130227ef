/// Value : Variable | Int | Float | String | Boolean | Null | Enum | List | Object
package struct Value: Sendable {
  package enum Kind: Sendable {
    case variable(Symbol)
    /// As spelled, for a literal is never printed from a number: `-0`, `2147483648`.
    case int(Symbol)
    /// As spelled: `1E+2`.
    case float(Symbol)
    case string(StringValue)
    case boolean(Bool)
    case null
    case `enum`(Symbol)
    case list([Value])
    case object([ObjectField])
  }

  package var kind: Kind
  package var range: SourceRange

  package init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// ObjectField : Name : Value
package struct ObjectField: Sendable {
  package var name: Name
  package var value: Value

  package init(name: Name, value: Value) {
    self.name = name
    self.value = value
  }
}

/// Argument : Name : Value
package struct Argument: Sendable {
  package var name: Name
  package var value: Value

  package init(name: Name, value: Value) {
    self.name = name
    self.value = value
  }
}

/// Directive : @ Name Arguments?
package struct Directive: Sendable {
  /// Without the `@`; its range has it.
  package var name: Name
  package var arguments: [Argument]
  /// From the `@` to the closing parenthesis.
  package var range: SourceRange

  package init(name: Name, arguments: [Argument], range: SourceRange) {
    self.name = name
    self.arguments = arguments
    self.range = range
  }

  package func argument(_ name: Symbol) -> Argument? { arguments.first { $0.name.symbol == name } }
}

extension [Directive] {
  package subscript(_ name: Symbol) -> Directive? { first { $0.name.symbol == name } }
}

/// Type : NamedType | ListType | NonNullType
package struct TypeSyntax: Sendable {
  package enum Kind: Sendable {
    case named(Symbol)
    indirect case list(TypeSyntax)
    indirect case nonNull(TypeSyntax)
  }

  package var kind: Kind
  package var range: SourceRange

  package init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The named type inside, with its own range.
  package var named: Name {
    switch kind {
    case .named(let symbol): Name(symbol, range)
    case .list(let inner), .nonNull(let inner): inner.named
    }
  }
}

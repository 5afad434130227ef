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
}

/// ObjectField : Name : Value
package struct ObjectField: Sendable {
  package var name: Name
  package var value: Value
}

/// Argument : Name : Value
package struct Argument: Sendable {
  package var name: Name
  package var value: Value
}

/// Directive : @ Name Arguments?
package struct Directive: Sendable {
  /// Without the `@`; its range has it.
  package var name: Name
  package var arguments: [Argument]
  /// From the `@` to the closing parenthesis.
  package var range: SourceRange

  package func argument(_ name: Symbol) -> Argument? { arguments.first { $0.name.symbol == name } }
}

extension [Directive] {
  package subscript(_ name: Symbol) -> Directive? { first { $0.name.symbol == name } }
}

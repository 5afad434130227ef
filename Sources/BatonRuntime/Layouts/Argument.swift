/// An argument as a document writes it.
struct Argument: Equatable {
  var name: String
  var value: ArgumentValue
}

/// An argument's value, with the variables that it names.
indirect enum ArgumentValue: Equatable {
  case variable(String)
  case constant(InputValue)
  case list([ArgumentValue])
  case object([Argument])

  /// The same value, constant if no variable is in it.
  var folded: ArgumentValue { readsVariables ? self : .constant(resolved(in: [:]) ?? .null) }

  /// A null that is written, or a variable that stands for one.
  func isNull(where nulls: Set<String>) -> Bool {
    switch self {
    case .variable(let name): nulls.contains(name)
    case .constant(let value): value == .null
    case .list, .object: false
    }
  }

  var readsVariables: Bool {
    switch self {
    case .variable: true
    case .constant: false
    case .list(let items): items.contains(where: \.readsVariables)
    case .object(let members): members.contains { $0.value.readsVariables }
    }
  }

  /// The value, or nil when it is a variable that was left out.
  func resolved(in variables: [String: InputValue]) -> InputValue? {
    switch self {
    case .variable(let name): variables[name]
    case .constant(let value): value
    case .list(let items): .list(items.map { $0.resolved(in: variables) ?? .null })
    case .object(let members):
      .object(members.compactMap { member in
        member.value.resolved(in: variables).map { InputMember(name: member.name, value: $0) }
      })
    }
  }
}

/// The text that a field with arguments is kept under: the name and, in parentheses, the arguments sorted by name,
/// each value as JSON. Null arguments and those left out do not count, so every way to write one request is one key.
func storageKey(_ name: String, _ arguments: [Argument], in variables: [String: InputValue]) -> String {
  var values: [(name: String, value: InputValue)] = []
  for argument in arguments {
    guard let value = argument.value.resolved(in: variables), value != .null else { continue }
    values.append((argument.name, value))
  }
  if values.isEmpty { return name }
  values.sort { $0.name < $1.name }
  var key = name + "("
  for (index, argument) in values.enumerated() {
    if index > 0 { key += "," }
    key += argument.name + ":"
    argument.value.write(to: &key)
  }
  return key + ")"
}

/// `@if(…)`: holds when one of the alternatives does, each a list of Boolean variables.
struct Guard {
  struct Term {
    var variable: String
    var isNegated: Bool
  }

  var alternatives: [[Term]]

  func holds(in variables: [String: InputValue]) -> Bool {
    alternatives.contains { terms in
      terms.allSatisfy { (variables[$0.variable] == .bool(true)) != $0.isNegated }
    }
  }

  /// What stands after `@if`.
  init(_ text: inout TextReader) {
    alternatives = []
    text.expect("(")
    repeat {
      var terms: [Term] = []
      while !text.at("|") && !text.at(")") {
        let isNegated = text.take("!")
        _ = text.take("$")
        terms.append(Term(variable: text.name(), isNegated: isNegated))
        _ = text.take("&")
      }
      alternatives.append(terms)
    } while text.take("|")
    text.expect(")")
  }
}

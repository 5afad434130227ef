internal import GraphQLSchema
package import GraphQLSyntax

extension IR {
  /// The name a record keeps a field's value under: the field's name and its arguments, `books(first:2)`.
  ///
  /// Rendered as Relay's `getStorageKey` does: arguments by name, each as JSON with an object's fields by name; an
  /// argument that is null, or a variable that is, is left out; a null inside a list or object stays.
  package struct StorageKey: Hashable, Sendable {
    package let name: Symbol
    /// By name, without nulls; objects inside by field name.
    package let arguments: [Argument]

    package init(_ name: Symbol, _ arguments: [IR.Argument]) {
      self.name = name
      var given: [Argument] = []
      given.reserveCapacity(arguments.count)
      for argument in arguments where argument.value != .null {
        given.append(Argument(name: argument.name, value: argument.value.sortingFields))
      }
      self.arguments = given.sorted(by: \.name)
    }

    package struct Argument: Hashable, Sendable {
      package let name: Symbol
      package let value: Value
    }

    /// The same in every scope.
    package var isConstant: Bool { arguments.allSatisfy(\.value.isConstant) }

    /// The key; a variable in it is written `$name`, where its JSON goes.
    package var text: String {
      if arguments.isEmpty { return name.text }
      var text = name.text + "("
      for (index, argument) in arguments.enumerated() {
        if index > 0 { text += "," }
        text += argument.name.text
        text += ":"
        argument.value.writeJSON(to: &text)
      }
      return text + ")"
    }
  }
}

extension IR.FieldHead {
  /// Where the response's value is written.
  package var storageKey: IR.StorageKey { IR.StorageKey(definition.name, arguments) }

  /// Where a handle's own list is kept: `__key_connection`, with those arguments that the filters name.
  package func storageKey(of handle: IR.Handle) -> IR.StorageKey {
    let base = handle.key.isEmpty ? definition.name.text : handle.key
    var kept = arguments.filter { handle.filters?.contains($0.name) ?? false }
    if let dynamicKey = handle.dynamicKey {
      kept.append(IR.Argument("__dynamicKey", dynamicKey, location: location, valueLocation: location))
    }
    return IR.StorageKey(Symbol("__\(base)_\(handle.handle)"), kept)
  }
}

extension IR.Value {
  /// However it was written: only what it says makes a key.
  fileprivate var sortingFields: IR.Value {
    switch self {
    case .list(let items, _): .list(items.map(\.sortingFields), isLiteral: true)
    case .object(let fields, _):
      .object(
        fields.sorted(by: \.name).map { IR.Value.ObjectField($0.name, $0.value.sortingFields) }, isLiteral: true)
    default: self
    }
  }

  package func writeJSON(to text: inout String) {
    switch self {
    case .variable(let name):
      text += "$"
      text += name.text
    case .int(let spelling): text += Number.integer(spelling.text)
    case .float(let spelling): text += Number.javaScript(spelling.text)
    case .string(let value, _):
      text += "\""
      text += IR.Value.escaped(value)
      text += "\""
    case .boolean(let value): text += value ? "true" : "false"
    case .null: text += "null"
    case .enum(let name):
      text += "\""
      text += name.text
      text += "\""
    case .list(let items, _):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        item.writeJSON(to: &text)
      }
      text += "]"
    case .object(let fields, _):
      text += "{"
      for (index, field) in fields.enumerated() {
        if index > 0 { text += "," }
        text += "\""
        text += field.name.text
        text += "\":"
        field.value.writeJSON(to: &text)
      }
      text += "}"
    }
  }
}

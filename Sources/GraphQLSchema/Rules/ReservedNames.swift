import GraphQLSyntax

extension SchemaRule {
  /// No name begins with two underscores. The types of introspection are passed over: a server may print them.
  ///
  /// Specification: Reserved Names.
  static let reservedNames = SchemaRule("ReservedNames") { context in
    func check(_ name: Symbol, at location: Location) {
      if name.isReserved { context.report(.reservedName(name), at: location) }
    }
    func check(_ values: [InputValue]) {
      for index in values.indices { check(values[index].name, at: values[index].location) }
    }
    for type in context.types {
      if !Symbol.introspectionTypes.contains(type.name) { check(type.name, at: type.location) }
      // By number: an element that a loop names is retained.
      for index in type.fields.indices {
        check(type.fields[index].name, at: type.fields[index].location)
        check(type.fields[index].arguments)
      }
      check(type.inputFields)
      for value in type.values { check(value.name, at: value.location) }
    }
    for (directive, part) in context.directives {
      check(directive.name, at: part.bareNameLocation)
      check(directive.arguments)
    }
  }
}

extension Symbol {
  fileprivate var isReserved: Bool {
    let bytes = utf8
    return bytes.count > 1 && bytes[0] == UInt8(ascii: "_") && bytes[1] == UInt8(ascii: "_")
  }
}

extension Diagnostic.Message {
  fileprivate static func reservedName(_ name: Symbol) -> Self {
    Self("`\(name)` begins with `__`, which is reserved for introspection")
  }
}

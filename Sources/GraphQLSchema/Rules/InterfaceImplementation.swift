import GraphQLSyntax

extension SchemaRule {
  /// A type has every field of the interfaces that it implements, of a type that fits, with the same arguments.
  ///
  /// Specification: IsValidImplementation, 2. Relay has `@semanticNonNull` follow the same covariance.
  static let interfaceImplementation = SchemaRule("InterfaceImplementation") { context in
    let cyclic = context.cyclicInterfaces
    for type in context.types where !type.interfaces.isEmpty && !type.fields.isEmpty && !cyclic.contains(type.id) {
      /// The fields that do not fit, each with the interfaces that said so.
      var wrong: [Symbol: [TypeID]] = [:]
      for id in type.interfaces {
        var missing: [FieldDefinition] = []
        for wanted in context.schema[id].fields {
          // What an interface says of a field, those that it implements need not say again.
          if !wrong.isEmpty, let others = wrong[wanted.name], others.contains(where: { context.areRelated(id, $0) }) {
            continue
          }
          let own = type.field(wanted.name)
          if own == nil { missing.append(wanted) }
          let fits = own.map { context.check($0, of: type, implements: wanted) } ?? false
          if !fits { wrong[wanted.name, default: []].append(id) }
        }
        context.report(missing, of: context.schema[id], missingIn: type)
      }
    }
  }
}

extension SchemaRuleContext {
  fileprivate func areRelated(_ a: TypeID, _ b: TypeID) -> Bool { schema.isSubtype(a, of: b) || schema.isSubtype(b, of: a) }

  /// A field that an extension added to the interface is what broke the type; else the type is what lacks it, and that
  /// is one mistake, however many they are.
  fileprivate func report(_ missing: [FieldDefinition], of interface: TypeDefinition, missingIn type: TypeDefinition) {
    for field in missing where field.isExtension {
      report(.missingFields([field.name], of: interface, in: type), at: field.location, notes: [.declared(type)])
    }
    let own = missing.filter { !$0.isExtension }
    if let first = own.first {
      report(
        .missingFields(own.map(\.name), of: interface, in: type), at: type.location, notes: [.interfaceField(first)])
    }
  }

  /// Whether a field fits what an interface wants. A type that cannot stand where it does has been reported there.
  fileprivate func check(
    _ field: FieldDefinition, of type: TypeDefinition, implements wanted: FieldDefinition
  ) -> Bool {
    let count = diagnostics.count
    if field.type != wanted.type || !wanted.semanticNonNullLevels.isEmpty, isOutput(field.type), isOutput(wanted.type),
      !schema.isSubtype(field.semanticType, of: wanted.semanticType)
    {
      let found = "`\(type.name).\(field.name)` is of type `\(text(field))`"
      let message = Diagnostic.Message.wrongFieldType(found, wanted: text(wanted), by: schema[wanted.parent])
      report(message, at: field.location, notes: [.interfaceField(wanted)])
    }
    for argument in wanted.arguments {
      guard let own = field.argument(argument.name) else {
        report(
          .missingArgument(argument.name, in: field, of: type, schema[wanted.parent]), at: field.location,
          notes: [.interfaceArgument(argument)])
        continue
      }
      if own.type != argument.type, isInput(own.type), isInput(argument.type) {
        report(
          .wrongArgumentType(schema.text(own.type), wanted: schema.text(argument.type), by: schema[wanted.parent]),
          at: own.location, notes: [.interfaceArgument(argument)])
      }
    }
    for argument in field.arguments where argument.isRequired && wanted.argument(argument.name) == nil {
      report(
        .requiredArgument(argument.name, of: schema[wanted.parent], wanted.name), at: argument.location,
        notes: [.interfaceField(wanted)])
    }
    if field.deprecation != nil, wanted.deprecation == nil, let directive = field.directives[BuiltIns.deprecated] {
      warn(
        .deprecatedAlone(field.name, schema[wanted.parent]), at: Location(field.location.file, directive.range),
        notes: [.interfaceField(wanted)])
    }
    return diagnostics.count == count
  }

  private func isOutput(_ type: TypeReference) -> Bool { !isUnresolved(type) && schema[type].kind != .input }

  private func isInput(_ type: TypeReference) -> Bool { !isUnresolved(type) && schema[type].isInput }

  private func text(_ field: FieldDefinition) -> String {
    let levels = field.semanticNonNullLevels
    switch levels {
    case []: return schema.text(field.type)
    case [0]: return schema.text(field.type) + " @semanticNonNull"
    default: return schema.text(field.type) + " @semanticNonNull(levels: \(levels))"
    }
  }
}

extension Diagnostic.Note {
  fileprivate static func interfaceField(_ field: FieldDefinition) -> Self {
    Self("the interface's field is declared here", at: field.location)
  }

  fileprivate static func interfaceArgument(_ argument: InputValue) -> Self {
    Self("the interface's argument is declared here", at: argument.location)
  }
}

extension Diagnostic.Message {
  fileprivate static func missingFields(
    _ names: [Symbol], of interface: TypeDefinition, in type: TypeDefinition
  ) -> Self {
    let fields = names.count == 1 ? "field" : "fields"
    return Self("`\(type.name)` implements `\(interface.name)` and lacks its \(fields) \(list(names))")
  }

  fileprivate static func wrongFieldType(_ found: String, wanted: String, by interface: TypeDefinition) -> Self {
    Self("\(found), and the interface `\(interface.name)` has it of type `\(wanted)`")
  }

  fileprivate static func missingArgument(
    _ name: Symbol, in field: FieldDefinition, of type: TypeDefinition, _ interface: TypeDefinition
  ) -> Self {
    Self("`\(type.name).\(field.name)` lacks the argument `\(name)` that it has in the interface `\(interface.name)`")
  }

  fileprivate static func wrongArgumentType(
    _ found: String, wanted: String, by interface: TypeDefinition
  ) -> Self {
    Self("the interface `\(interface.name)` has this argument of type `\(wanted)`, not `\(found)`")
  }

  fileprivate static func deprecatedAlone(_ field: Symbol, _ interface: TypeDefinition) -> Self {
    Self("`\(field)` is deprecated, and in the interface `\(interface.name)` it is not")
  }

  fileprivate static func requiredArgument(_ name: Symbol, of interface: TypeDefinition, _ field: Symbol) -> Self {
    Self("`\(name)` must be optional, for `\(interface.name).\(field)` has no such argument")
  }
}

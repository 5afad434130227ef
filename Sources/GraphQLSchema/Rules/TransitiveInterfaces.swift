import GraphQLSyntax

extension SchemaRule {
  /// A type that implements an interface also says that it implements that interface's interfaces.
  ///
  /// Specification: IsValidImplementation, 1.
  static let transitiveInterfaces = SchemaRule("TransitiveInterfaces") { context in
    let cyclic = context.cyclicInterfaces
    /// By interface: the last type that declares or has been told to declare it. Much cheaper than a set for each type.
    var declared = [TypeID?](repeating: nil, count: context.schema.types.count)
    for type in context.types where !type.interfaces.isEmpty && !cyclic.contains(type.id) {
      for id in type.interfaces { declared[Int(id.index)] = type.id }
      for id in type.interfaces where !cyclic.contains(id) {
        let interface = context.schema[id]
        for inherited in interface.interfaces where declared[Int(inherited.index)] != type.id && inherited != type.id {
          declared[Int(inherited.index)] = type.id
          let name = context.schema[inherited].name
          let place = context.implementsPlace(of: interface.name, in: type)
          context.report(.missingInterface(name, of: type, through: interface), at: place, notes: [.declared(interface)])
        }
      }
    }
  }
}

extension SchemaRuleContext {
  /// Where a type says that it implements an interface.
  fileprivate func implementsPlace(of interface: Symbol, in type: TypeDefinition) -> Location {
    for part in parts(of: type).all {
      guard case .object(let syntax) = part.syntax.kind.asObject,
        let name = syntax.interfaces.first(where: { $0.symbol == interface })
      else { continue }
      return part.at(name)
    }
    return type.location
  }
}

extension TypeSystemDefinition.Kind {
  fileprivate var asObject: Self {
    if case .interface(let type) = self { .object(type) } else { self }
  }
}

extension Diagnostic.Message {
  fileprivate static func missingInterface(
    _ name: Symbol, of type: TypeDefinition, through interface: TypeDefinition
  ) -> Self {
    Self("`\(type.name)` must also implement `\(name)`, which `\(interface.name)` implements")
  }
}

import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// Decides input objects, enums and the variables of operations.
struct InputPlanner {
  let context: PlanContext

  func input(_ type: TypeDefinition) -> InputPlan {
    let kind: InputPlan.Kind = type.isOneOf ? .oneOf : .object
    var scope = NameScope(avoiding: kind == .oneOf ? NameScope.choices : NameScope.members)
    var fields = type.inputFields.map { field in
      let isRequired = field.type.isNonNull && field.defaultValue == nil
      var plan = self.field(
        field.name, scope.take(field.name), field.type,
        presence: isRequired ? .required : field.type.isNonNull ? .omittable : .nullable,
        Documentation(lines: Documentation.lines(field.description?.value), deprecation: field.deprecation))
      if kind == .oneOf {
        plan.type = swift(field.type.nonNull)
        plan.isIndirect = !field.type.isList && context.schema[field.type].kind == .input
          && leads(from: field.type.named, to: type.id)
      }
      return plan
    }
    if kind == .object {
      for index in fields.indices where fields[index].documentation.deprecation != nil {
        fields[index].storage = scope.take(fields[index].name.storage)
      }
    }
    return InputPlan(
      kind: kind, name: context.names[type.id],
      documentation: documentation("input", of: type),
      fields: fields, encoder: scope.take(.encoder))
  }

  func variables(of operation: IR.Operation, in scope: inout NameScope) -> [InputFieldPlan] {
    operation.variables.map { variable in
      let presence: InputFieldPlan.Presence =
        !variable.type.isNonNull ? .nullable : variable.defaultValue == nil ? .required : .omittable
      return field(
        variable.name, scope.take(variable.name), variable.type, presence: presence,
        Documentation(lines: Documentation.lines(variable.description?.value)))
    }
  }

  private func field(
    _ key: Symbol, _ name: SwiftName, _ type: TypeReference, presence: InputFieldPlan.Presence,
    _ documentation: Documentation
  ) -> InputFieldPlan {
    let swift = self.swift(type.nonNull)
    let property: SwiftType =
      switch presence {
      case .required: swift
      case .omittable: swift.optional
      case .nullable: swift.nullable
      }
    return InputFieldPlan(
      name: name, storage: name, key: key.text, type: property, parameter: presence == .required ? swift : swift.optional,
      presence: presence, isIndirect: false, documentation: documentation)
  }

  private func documentation(_ kind: String, of type: TypeDefinition) -> Documentation {
    let place = type.location.file == .builtIn ? "" : " in \(context.path(of: type.location))"
    return Documentation(
      lines: ["`\(kind) \(type.name)`\(place)"] + Documentation.paragraph(type.description?.value))
  }

  private func swift(_ type: TypeReference) -> SwiftType {
    if !type.isNonNull { return swift(type.nonNull).optional }
    if let item = type.item { return swift(item).array }
    let named = context.schema[type]
    return named.kind == .input ? .named(context.names[named.id]) : context.type(context.kinds.leaf(named.id))
  }

  /// Whether an input object holds another without a list between them, or through others that do.
  private func leads(from start: TypeID, to goal: TypeID) -> Bool {
    var seen: Set<TypeID> = []
    var open = [start]
    while let type = open.popLast() {
      if type == goal { return true }
      guard seen.insert(type).inserted else { continue }
      open += context.schema[type].inputFields.lazy.map(\.type)
        .filter { !$0.isList && context.schema[$0].kind == .input }.map(\.named)
    }
    return false
  }

  func `enum`(_ type: TypeDefinition) -> EnumPlan {
    var scope = NameScope(avoiding: NameScope.cases)
    return EnumPlan(
      name: context.names[type.id],
      documentation: documentation("enum", of: type),
      cases: type.values.map { value in
        .init(
          name: scope.take(value.name), text: value.name.text,
          documentation: Documentation(
            lines: Documentation.lines(value.description?.value), deprecation: value.deprecation))
      },
      hidesNames: type.values.contains { $0.name.text == "EnumNames" })
  }
}

extension NameScope {
  /// What a variable cannot be called: besides, the type nested in an operation, or those nested in a mutation.
  static let variables = members.union(["Data"] as [Symbol])
  static let variablesOfMutations = variables.union(["Response"] as [Symbol])

  /// What a case cannot be called: what Swift reads as something else after a type, although in backticks.
  static let choices: NameSet = ["Protocol", "Type", "_"]

  /// What a case of an enum cannot be called: besides, what every enum has, and what an optional's cases are called.
  static let cases = choices.union(["AllCases", "allCases", "names", "none", "some", "unknown"] as [Symbol])
}

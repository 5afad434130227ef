import GraphQLSyntax

extension FilePlan {
  /// With the modules that its types come from: what the configuration spells `Foundation.Decimal` is Foundation's.
  init(
    source: String?, access: Access, spelling: Spelling = Spelling(), declarations: [Declaration]
  ) {
    var uses = ModuleUses()
    for declaration in declarations { uses.visit(declaration) }
    let modules = uses.inSignatures.union(uses.inBodies).sorted()
    self.init(
      source: source, access: access, spelling: spelling,
      imports: modules.map { Import(module: $0, isInSignatures: uses.inSignatures.contains($0)) },
      declarations: declarations)
  }
}

private struct ModuleUses {
  private(set) var inSignatures: Set<String> = []
  private(set) var inBodies: Set<String> = []

  mutating func visit(_ declaration: FilePlan.Declaration) {
    switch declaration {
    case .fragment(let fragment): visit(fragment)
    case .operation(let operation):
      for variable in operation.variables { visit(variable.type) }
      for scalar in operation.plan.scalars { visit(body: scalar.type) }
      visit(operation.data)
      if let payload = operation.payload { visit(payload) }
    case .enum: break
    case .input(let input): for field in input.fields { visit(field.type) }
    }
  }

  private mutating func visit(_ fragment: FragmentPlan) {
    visit(fragment.object)
    for scalar in fragment.layout.scalars { visit(body: scalar.type) }
  }

  private mutating func visit(_ payload: PayloadPlan) {
    for field in payload.fields { visit(field.type) }
    for nested in payload.nested { visit(nested) }
  }

  private mutating func visit(_ object: ObjectPlan) {
    for member in object.members { visit(member.type) }
    for nested in object.nested { visit(nested) }
  }

  private mutating func visit(_ type: SwiftType) {
    if case .external(let spelling) = type.base { inSignatures.formUnion(modules(of: spelling.text)) }
  }

  private mutating func visit(body text: String) {
    inBodies.formUnion(modules(of: text))
  }

  private func modules(of type: String) -> [String] {
    TypePath.all(in: type).filter(\.isQualified).map { String($0.first) }
  }
}

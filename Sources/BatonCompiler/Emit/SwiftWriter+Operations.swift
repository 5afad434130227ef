// Operations and what they are asked with.

extension SwiftWriter {
  mutating func operation(_ operation: OperationPlan) {
    documentation(operation.documentation)
    block("nonisolated \(access.word)struct \(operation.name): \(spell(operation.kind.conformance))") { out in
      out.fields(operation.variables)
      out.blank()
      out.line("\(out.access.word)static let name = \(QuotedText.string(operation.graphQLName))")
      out.document(operation.document, isHidden: operation.hidesDocument)
      out.plan(operation.plan)
      out.blank()
      out.encode(operation.variables, provided: operation.provided, encoder: operation.encoder)
      out.blank()
      out.fragment(operation.data)
      if let payload = operation.payload {
        out.blank()
        out.line("/// An answer made by hand. What is left out is as if the server had not been asked for it.")
        out.payload(payload, as: .responseObject)
      }
    }
  }

  private mutating func document(_ document: OperationPlan.Document, isHidden: Bool) {
    begin(access.word)
    add(text: constant("document", .document, isHidden: isHidden))
    switch document {
    case .text(let text):
      add("(text: ")
      add(quoted: text)
    case .id(let id):
      add("(id: ")
      add(quoted: id)
    }
    end(")")
  }

  private mutating func payload(_ payload: PayloadPlan, as conformance: KnownName) {
    block("nonisolated \(access.word)struct \(payload.name): \(spell(conformance))") { out in
      out.spelling(around: payload.nested.lazy.map(\.name)) { out in
        out.fields(payload.fields)
        out.blank()
        out.encode(payload.fields, encoder: payload.encoder)
        for nested in payload.nested {
          out.blank()
          out.payload(nested, as: .inputObject)
        }
      }
    }
  }

  private mutating func plan(_ plan: NormalizationPlan) {
    aliases(of: plan.scalars)
    let opening = "\(access.hidden)\(constant("plan", .plan, isHidden: plan.isHidden))"
    call(opening, lines: plan.lines, argument("scalars", plan.scalars))
  }

  /// Stored properties and the initializer whose optional parameters may be left out.
  private mutating func fields(_ fields: [InputFieldPlan]) {
    for field in fields {
      documentation(field.documentation)
      property(field)
    }
    if fields.isEmpty {
      line("\(access.word)init() {}")
      return
    }
    blank()
    initializer(of: fields, parameters(fields.map { ($0.name, $0.parameter) })) { out, field in
      switch field.presence {
      case .required, .omittable: out.assign(field.name, to: field.storage)
      case .nullable:
        out.add("self.")
        out.add(field.storage)
        out.add(" = .init(")
        out.add(field.name)
        out.add(")")
      }
    }
  }

  private mutating func property(_ field: InputFieldPlan) {
    begin()
    declare(field.name, field.type)
    if field.storage == field.name {
      end()
      return
    }
    add(" { get { ")
    add(field.storage)
    add(" } set { ")
    add(field.storage)
    end(" = newValue } }")
    begin("private var ")
    add(field.storage)
    add(": ")
    add(field.type)
    end()
  }

  private mutating func encode(
    _ fields: [InputFieldPlan], provided: [(key: String, value: String)] = [], encoder: SwiftName
  ) {
    let opening = "\(access.word)func encode(to \(encoder): inout \(spell(.inputEncoder)))"
    if fields.isEmpty && provided.isEmpty {
      line(opening + " {}")
      return
    }
    if let field = fields.first, fields.count == 1, provided.isEmpty, field.presence != .omittable {
      begin()
      add(text: opening)
      add(" { ")
      addEncoding(field, encoder)
      end(" }")
      return
    }
    block(opening) { out in
      for field in fields {
        switch field.presence {
        case .required, .nullable:
          out.begin()
          out.addEncoding(field, encoder)
          out.end()
        case .omittable:
          out.begin("if let ")
          out.add(field.storage)
          out.add(" { ")
          out.addEncoding(field, encoder)
          out.end(" }")
        }
      }
      for variable in provided {
        out.line("\(encoder).encode(\(variable.value), as: \(QuotedText.string(variable.key)))")
      }
    }
  }

  /// `encoder.encode(name, as: "name")`
  private mutating func addEncoding(_ field: InputFieldPlan, _ encoder: SwiftName) {
    add(encoder)
    add(".encode(")
    add(field.storage)
    add(", as: ")
    add(quoted: field.key)
    add(")")
  }

  mutating func input(_ input: InputPlan) {
    documentation(input.documentation)
    switch input.kind {
    case .object:
      block("nonisolated \(access.word)struct \(input.name): \(spell(.inputObject))") { out in
        out.fields(input.fields)
        out.blank()
        out.encode(input.fields, encoder: input.encoder)
      }
    case .oneOf:
      block("nonisolated \(access.word)enum \(input.name): \(spell(.inputObject))") { out in
        for field in input.fields {
          out.documentation(field.documentation)
          out.begin(field.isIndirect ? "indirect case " : "case ")
          out.add(field.name)
          out.add("(")
          out.add(field.type)
          out.end(")")
        }
        out.blank()
        if input.hasDeprecated { out.deprecated() }
        out.block("\(out.access.word)func encode(to encoder: inout \(out.spell(.inputEncoder)))") { out in
          let cases = input.fields.map {
            (pattern: "case .\($0.name)(let value)", body: "encoder.encode(value, as: \(QuotedText.string($0.key)))")
          }
          // `swiftc` gives up on a `switch` of some six hundred cases that hold something.
          if cases.count > 500 {
            for (pattern, body) in cases { out.line("if \(pattern) = self { \(body) }") }
          } else {
            out.switch("self", cases.map { "\($0.pattern): \($0.body)" })
          }
        }
      }
    }
  }

  /// What may use deprecated cases; the runtime alone calls it, through its protocol.
  private mutating func deprecated() { line("@available(*, deprecated)") }

  /// Conversions go by number, in statements: a `switch` of 2,000 strings, or as an expression, takes the compiler minutes.
  /// None assigns to `self`, which is checked once for each assignment to be initialized.
  mutating func `enum`(_ plan: EnumPlan) {
    documentation(plan.documentation)
    block("nonisolated \(access.word)enum \(plan.name): \(spell(.graphQLEnum))") { out in
      for value in plan.cases {
        out.documentation(value.documentation)
        out.line("case \(value.name)")
      }
      out.line("case unknown(\(out.spell(.string)))")
      out.blank()
      let names = out.filled(plan.names)
      let opening = "\(out.access.hidden)\(out.constant("names", .enumNames, isHidden: plan.hidesNames))"
      if names.count == 1 { out.call(opening, QuotedText.literal(names[0]), []) } else { out.call(opening, lines: names, []) }
      out.begin(out.access.word)
      out.add("var rawValue: ")
      out.add(.string)
      out.end(" { if case .unknown(let name) = self { name } else { knownName } }")
      if plan.hasDeprecated { out.deprecated() }
      out.block("\(out.access.hidden)static func value(at index: \(out.spell(.int))) -> Self?") { out in
        out.switch(
          "index",
          plan.cases.enumerated().map { "case \($0): return .\($1.name)" } + ["default: return nil"])
      }
      if plan.hasDeprecated { out.deprecated() }
      out.block("\(out.access.hidden)var index: \(out.spell(.int))?") { out in
        out.switch(
          "self",
          plan.cases.enumerated().map { "case .\($1.name): return \($0)" } + ["case .unknown: return nil"])
      }
    }
  }
}

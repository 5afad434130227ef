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
      let lines = DocumentLines(text).lines
      if lines.count > 1, let hashes = QuotedText.hashes(around: lines) {
        return literal("text", lines: lines, hashes)
      }
      add("(text: ")
      add(quoted: text)
    case .id(let id):
      add("(id: ")
      add(quoted: id)
    }
    end(")")
  }

  /// `(label: text)`, the text a literal of several lines that has no line breaks.
  private mutating func literal(_ label: StaticString, lines: [ArraySlice<UInt8>], _ hashes: String) {
    end("(")
    indented { out in
      out.begin(label)
      out.add(": ")
      out.add(text: hashes)
      out.end("\"\"\"")
      out.indented { out in
        for (index, line) in lines.enumerated() {
          out.begin()
          out.add(line)
          if index < lines.count - 1 {
            out.add("\\")
            out.add(text: hashes)
          }
          out.end()
        }
        out.line("\"\"\"\(hashes))")
      }
    }
  }

  private mutating func payload(_ payload: PayloadPlan, as conformance: KnownName) {
    block("nonisolated \(access.word)struct \(payload.name): \(spell(conformance))") { out in
      out.spelling(around: payload.nested.lazy.map(\.name)) { out in
        out.fields(payload.fields)
        out.blank()
        out.encode(payload.fields, abstractTypes: payload.abstractTypes, encoder: payload.encoder)
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
    let more = argument("scalars", plan.scalars)
    if plan.lines.count == 1 { return call(opening, text: plan.lines[0], more) }
    let continued = Array("  ".utf8)
    let lines = plan.lines.flatMap { line in
      filled(line).enumerated().map { $0 == 0 ? $1 : (continued + $1)[...] }
    }
    call(opening, lines: lines, more)
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
    _ fields: [InputFieldPlan], provided: [(key: String, value: String)] = [],
    abstractTypes: [PayloadPlan.AbstractType] = [], encoder: SwiftName
  ) {
    let opening = "\(access.word)func encode(to \(encoder): inout \(spell(.inputEncoder)))"
    if fields.isEmpty && provided.isEmpty {
      line(opening + " {}")
      return
    }
    func write(_ out: inout SwiftWriter) {
      out.block(opening) { out in
        out.encodings(fields, provided, encoder)
        for type in abstractTypes { out.encoding(type, encoder) }
      }
    }
    guard let field = fields.first, fields.count == 1, provided.isEmpty, abstractTypes.isEmpty, field.presence != .omittable
    else {
      return write(&self)
    }
    fit {
      $0.begin()
      $0.add(text: opening)
      $0.add(" { ")
      $0.addEncoding(field, encoder)
      $0.end(" }")
    } else: {
      write(&$0)
    }
  }

  private mutating func encodings(
    _ fields: [InputFieldPlan], _ provided: [(key: String, value: String)], _ encoder: SwiftName
  ) {
    for field in fields {
      begin()
      if field.presence == .omittable {
        add("if let ")
        add(field.storage)
        add(" { ")
        addEncoding(field, encoder)
        end(" }")
      } else {
        addEncoding(field, encoder)
        end()
      }
    }
    for variable in provided {
      line("\(encoder).encode(\(variable.value), as: \(QuotedText.string(variable.key)))")
    }
  }

  /// `if let type = __typename.value, ["Boat", "Skipper"].contains(type) { encoder.encode(type, as: "__isNode") }`
  private mutating func encoding(_ type: PayloadPlan.AbstractType, _ encoder: SwiftName) {
    var names = WrappingText()
    for (index, name) in type.types.enumerated() {
      if index > 0 {
        names.text.add(",")
        names.addBreak()
      }
      names.text.add(text: QuotedText.string(name))
    }
    let test = "if let type = \(type.typename).value"
    let body = "{ \(encoder).encode(type, as: \(QuotedText.string(type.key))) }"
    fit {
      $0.line("\(test), [\(names.text.text)].contains(type) \(body)")
    } else: {
      $0.line("\(test),")
      $0.indented { out in
        out.line("[")
        out.indented { out in
          for line in out.filled(names) { out.line(line) }
        }
        out.line("].contains(type)")
      }
      $0.line(body)
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
      out.call("\(out.access.hidden)\(out.constant("names", .enumNames, isHidden: plan.hidesNames))", text: plan.names, [])
      out.begin(out.access.word)
      out.add("var rawValue: ")
      out.add(.string)
      out.end(" { if case .unknown(let name) = self { name } else { knownName } }")
      out.blank()
      if plan.hasDeprecated { out.deprecated() }
      out.block("\(out.access.hidden)static func value(at index: \(out.spell(.int))) -> Self?") { out in
        out.switch(
          "index",
          plan.cases.enumerated().map { "case \($0): return .\($1.name)" } + ["default: return nil"])
      }
      out.blank()
      if plan.hasDeprecated { out.deprecated() }
      out.block("\(out.access.hidden)var index: \(out.spell(.int))?") { out in
        out.switch(
          "self",
          plan.cases.enumerated().map { "case .\($1.name): return \($0)" } + ["case .unknown: return nil"])
      }
    }
  }
}

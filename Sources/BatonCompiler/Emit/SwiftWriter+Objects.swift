// Lenses and inline values.

extension SwiftWriter {
  mutating func fragment(_ fragment: FragmentPlan) {
    documentation(fragment.object.documentation)
    switch fragment.kind {
    case .lens: lens(fragment.object, as: .fragmentLens, layout: fragment.layout)
    case .value: value(fragment.object, as: .fragmentValue, layout: fragment.layout)
    }
  }

  /// A lens: its anchor, an accessor a line, and inside it the lenses of its linked fields and conditions.
  private mutating func lens(_ lens: ObjectPlan, as conformance: KnownName, layout: LayoutPlan?) {
    structure(lens, conformance) { out in
      out.begin(out.access.hidden)
      out.add("let anchor: ")
      out.add(.anchor)
      out.end()
      out.begin(out.access.hidden)
      out.add("init(anchor: ")
      out.add(.anchor)
      out.end(") { self.anchor = anchor }")
      if let layout { out.layout(layout) }
      if !lens.members.isEmpty { out.blank() }
      for member in lens.members {
        out.documentation(member.documentation)
        out.accessor(member)
      }
      for nested in lens.nested {
        out.blank()
        out.lens(nested, as: .lens, layout: nil)
      }
    }
  }

  private mutating func structure(
    _ object: ObjectPlan, _ conformance: KnownName, _ body: (inout SwiftWriter) -> Void
  ) {
    begin("nonisolated ")
    add(access.word)
    add("struct ")
    add(object.name)
    add(": ")
    add(conformance)
    end(" {")
    indented { $0.spelling(around: object.nested.lazy.map(\.name), body) }
    line("}")
  }

  private mutating func accessor(_ member: MemberPlan) {
    fit {
      $0.begin($0.spell.mainActor)
      $0.declare(member.name, member.type)
      $0.add(" { ")
      $0.getter(member.read)
      $0.end(" }")
    } else: {
      $0.begin($0.spell.mainActor)
      $0.declare(member.name, member.type)
      $0.end(" {")
      $0.indented { out in
        out.begin()
        out.getter(member.read)
        out.end()
      }
      $0.line("}")
    }
  }

  private mutating func getter(_ read: Read) {
    if read.throws {
      add("get throws(")
      add(.fieldErrors)
      add(") { try ")
      expression(read, of: "anchor")
      add(" }")
    } else {
      expression(read, of: "anchor")
    }
  }

  /// `public var name: Type`
  mutating func declare(_ name: SwiftName, _ type: SwiftType, as keyword: StaticString = "var ") {
    add(access.word)
    add(keyword)
    add(name)
    add(": ")
    add(type)
  }

  /// A value: its properties, the initializer that people call, the one that reads, and the values inside it.
  private mutating func value(_ value: ObjectPlan, as conformance: KnownName, layout: LayoutPlan?) {
    structure(value, conformance) { out in
      for member in value.members { out.property(member) }
      if !value.members.isEmpty { out.blank() }
      out.memberwiseInitializer(value.members)
      out.blank()
      out.readingInitializer(value)
      if let layout {
        out.blank()
        out.layout(layout)
      }
      for nested in value.nested {
        out.blank()
        out.value(nested, as: .inlineValue, layout: nil)
      }
    }
  }

  private mutating func property(_ member: MemberPlan) {
    documentation(member.documentation)
    begin()
    if member.storage == member.name {
      declare(member.name, member.type, as: "let ")
      end()
    } else {
      declare(member.name, member.type)
      add(" { ")
      add(member.storage)
      end(" }")
      begin("private let ")
      add(member.storage)
      add(": ")
      add(member.type)
      end()
    }
  }

  private mutating func memberwiseInitializer(_ members: [MemberPlan]) {
    initializer(of: members, parameters(members.map { ($0.name, $0.type) })) { out, member in
      out.assign(member.name, to: member.storage)
    }
  }

  /// An initializer that gives each property its value; of one property, or none, on one line where that fits.
  mutating func initializer<Property>(
    of properties: [Property], _ parameters: WrappingText, _ assign: (inout SwiftWriter, Property) -> Void
  ) {
    let lines = filled(parameters)
    begin(access.word)
    if lines.count == 1 {
      add("init(")
      add(parameters.text)
      add(") {")
    } else {
      end("init(")
      indented { writer in for line in lines { writer.line(line) } }
      begin(") {")
    }
    assignments(properties, assign)
  }

  /// What stands in an initializer's braces, and the closing one: a statement for each property, on the line of the opening
  /// brace if there is but one and it fits.
  ///
  /// `swiftc` checks for each assignment that all before it in its stretch of straight code is initialized, in time that
  /// grows with the cube of the stretch. So a long one has a branch now and then that does nothing.
  mutating func assignments<Property>(_ properties: [Property], _ assign: (inout SwiftWriter, Property) -> Void) {
    func write(_ out: inout SwiftWriter) {
      out.end()
      out.indented { out in
        for (index, property) in properties.enumerated() {
          if properties.count > 50, index > 0, index % 10 == 0 { out.line("if true {}") }
          out.begin()
          assign(&out, property)
          out.end()
        }
      }
      out.line("}")
    }
    switch properties.count {
    case 0: end("}")
    case 1:
      fit {
        $0.add(" ")
        assign(&$0, properties[0])
        $0.end(" }")
      } else: {
        write(&$0)
      }
    default: write(&self)
    }
  }

  /// `self.property = parameter`
  mutating func assign(_ parameter: SwiftName, to property: SwiftName) {
    add("self.")
    add(property)
    add(" = ")
    add(parameter)
  }

  /// `name: Type, other: Type? = nil`
  func parameters(_ list: [(name: SwiftName, type: SwiftType)]) -> WrappingText {
    var parameters = WrappingText()
    for (index, parameter) in list.enumerated() {
      if index > 0 {
        parameters.text.add(",")
        parameters.addBreak()
      }
      parameter.name.write(to: &parameters.text)
      parameters.text.add(": ")
      spell.write(parameter.type, to: &parameters.text)
      if parameter.type.isOptional { parameters.text.add(" = nil") }
    }
    return parameters
  }

  private mutating func readingInitializer(_ value: ObjectPlan) {
    let reader = value.reader.description
    begin(spell.mainActor)
    add(text: "\(access.hidden)init(_ \(reader): \(spell(.valueReader))) {")
    assignments(value.members) { out, member in out.read(member, reader) }
  }

  private mutating func read(_ member: MemberPlan, _ reader: String) {
    add(member.storage)
    add(" = ")
    expression(member.read, of: reader)
  }

  private mutating func expression(_ read: Read, of base: String) {
    if let around = read.form.around {
      add(text: base)
      add(around)
      add(read.entry)
      add(", ")
    }
    add(text: base)
    add(".")
    add(text: read.reader.rawValue)
    if !read.reader.asksRecord {
      add("(")
      add(read.entry)
      add(")")
    }
    switch read.form {
    case .plain: break
    case .orZero(let zero):
      add(" ?? ")
      add(zero)
    case .required, .requiredIfSelected, .caught, .caughtNonNull, .caughtAsNil: add(")")
    }
  }

  /// `name: [Type.self, …]`, or nothing.
  func argument(_ name: StaticString, _ types: [TypeValue]) -> [ListArgument] {
    if types.isEmpty { return [] }
    var items = WrappingText()
    for (index, type) in types.enumerated() {
      if index > 0 {
        items.text.add(",")
        items.addBreak()
      }
      items.text.add(text: "\(type.alias?.description ?? type.type).self")
    }
    return [ListArgument(label: name, items: items)]
  }

  mutating func aliases(of types: [TypeValue]) {
    for type in types {
      if let alias = type.alias { line("private typealias \(alias) = \(type.type)") }
    }
  }

  /// `static let layout = Layout`, before the arguments. Where something is called as the type, or the type says its module,
  /// as which something else may be called, it stands where only types are found: `static let layout: Layout = .init`.
  func constant(_ name: String, _ type: KnownName, isHidden: Bool) -> String {
    "static let \(name)" + (isHidden || spell.hides(type) ? ": \(spell(type)) = .init" : " = \(type.rawValue)")
  }

  private mutating func layout(_ layout: LayoutPlan) {
    aliases(of: layout.fragments + layout.scalars)
    let opening = "\(access.hidden)\(constant("layout", .layout, isHidden: layout.isHidden))"
    let more = argument("fragments", layout.fragments) + argument("scalars", layout.scalars)
    call(opening, text: layout.text, more)
  }
}

extension Read.Form {
  /// The word of the runtime that takes the plain reading as its second argument.
  fileprivate var around: StaticString? {
    switch self {
    case .plain, .orZero: nil
    case .required: ".required("
    case .requiredIfSelected: ".requiredIfSelected("
    case .caught: ".caught("
    case .caughtNonNull: ".caughtNonNull("
    case .caughtAsNil: ".caughtAsNil("
    }
  }
}

import BatonCompiler

/// Everything that can be read of the goldens, as Swift: `GoldenSwiftTests` reads it all.
struct AccessorTable {
  private(set) var text = """
    // Printed from the plans of Fixtures/emit by the tests of emission. Do not edit.

    import GoldenSwift

    """

  init(of module: ModulePlan) {
    for output in module.outputs {
      for declaration in output.file.declarations {
        switch declaration {
        case .fragment(let fragment): add(fragment.object, in: "")
        case .operation(let operation): add(operation.data.object, in: operation.name.description + ".")
        case .enum, .input: break
        }
      }
    }
  }

  private mutating func add(_ object: ObjectPlan, in scope: String) {
    text += "\nextension \(scope)\(object.name): Readable {\n"
    text += "  func readings(_ list: inout Readings) {\n"
    // `__id` is in no answer; who reads a deprecated one is warned.
    for member in object.members where member.documentation.deprecation == nil && member.read.reader != .recordID {
      let key = member.key.map { "\"\($0)\"" } ?? "nil"
      let read = member.read.throws ? "try \(member.name)" : member.name.description
      text += "    list.add(\"\(member.name)\", \(key)) { \(read) as Any }\n"
    }
    text += "  }\n}\n"
    for nested in object.nested { add(nested, in: scope + object.name.description + ".") }
  }
}

@testable import BatonCompiler

/// Everything that can be read of goldens, as Swift: `GoldenSwiftTests` reads it all.
struct AccessorTable {
  private(set) var text: String

  /// - Parameter target: what the goldens are compiled as.
  init(of module: GoldenModule, target: String) {
    text = """
      // Printed from the plans of Fixtures/\(module.name) by the tests of emission. Do not edit.

      import \(target)

      """
    for output in module.emitted.plan.outputs {
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
    // Who reads a deprecated one is warned; who asks a protocol is not.
    if object.members.contains(where: { $0.documentation.deprecation != nil }) { text += "  @available(*, deprecated)\n" }
    text += "  func readings(_ list: inout Readings) {\n"
    for member in object.members {
      let key = member.key.map { "\"\($0)\"" } ?? "nil"
      let read = member.read.throws ? "try \(member.name)" : member.name.description
      text += "    list.add(\"\(member.name)\", \(key)) { \(read) as Any }\n"
    }
    text += "  }\n}\n"
    for nested in object.nested { add(nested, in: scope + object.name.description + ".") }
  }
}

/// A marker and what it stands on, as the compiler describes them.
struct Marker {
  /// As it was written behind the `@`, without a module.
  let name: String
  let declaration: MarkedDeclaration
  let fileName: String
  let offset: Int

  init?(_ request: JSON) {
    guard let declaration = request["declSyntax"], let source = declaration["source"]?.text,
      let location = declaration["location"]
    else { return nil }
    name = request["macro"]?["name"]?.text.map { String(decoding: $0, as: UTF8.self) } ?? "Fragment"
    self.declaration = MarkedDeclaration(source)
    fileName = location["fileName"]?.text.map { String(decoding: $0, as: UTF8.self) } ?? ""
    offset = location["offset"]?.integer ?? 0
  }

  /// A marker stands on one stored property with a type and without a value, which the memberwise initializer
  /// then takes.
  func check() -> Diagnostic? {
    switch declaration.shape {
    case .unreadable:
      nil
    case .other(let keyword):
      diagnose("`@\(name)` marks a stored property, a `let` or a `var` with a type", at: keyword)
    case .variable(let variable):
      if let second = variable.secondBinding {
        diagnose("`@\(name)` marks one property; declare the second one by itself", at: second)
      } else if let value = variable.initialValue {
        diagnose("a property marked `@\(name)` has no value of its own; it is given to the initializer", at: value)
      } else if let accessors = variable.accessors {
        diagnose("`@\(name)` marks a stored property; this one is computed", at: accessors)
      } else if !variable.hasType {
        diagnose("a property marked `@\(name)` states its type, which is named as what is in the text", at: variable.name)
      } else {
        nil
      }
    }
  }

  private func diagnose(_ message: String, at index: Int) -> Diagnostic {
    Diagnostic(message: message, fileName: fileName, offset: offset + index)
  }
}

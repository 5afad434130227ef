import BatonRuntime

/// An answer made by hand, or an object in one (`Accessors.swift` makes them of what a server would say).
protocol Buildable: Sendable {
  init(_ answer: Answer)
}

extension Answer {
  /// A member of an object as the payload that stands for it: absent where it is not there, null where it is null.
  func built<Value>(_ key: String) -> Nullable<Value> {
    switch self[key] {
    case nil: .absent
    case .null: .null
    case let part?: .value(part.made(as: Value.self) as! Value)
    }
  }

  private func made(as type: Any.Type) -> Any {
    switch type {
    case let type as any Buildable.Type: type.init(self)
    case let type as any AnyOptional.Type: isNull ? type.nothing : made(as: type.wrapped)
    case let type as any AnyArray.Type: type.array(of: items.map { $0.made(as: type.element) })
    case let type as any GraphQLEnum.Type: type.init(rawValue: scalar.text)
    case is JSON.Type: JSON(text: json)
    case let type as any MappedScalar.Type: type.init(scalar: scalar)!
    default: preconditionFailure("nothing makes \(type)")
    }
  }

  private var items: [Answer] { if case .list(let items) = self { items } else { preconditionFailure("\(json) is no list") } }

  private var scalar: ScalarText { if case .string(let text) = self { .quoted(text) } else { .json(json) } }
}

private protocol AnyArray {
  static var element: Any.Type { get }
  static func array(of items: [Any]) -> Any
}

extension Array: AnyArray {
  fileprivate static var element: Any.Type { Element.self }
  fileprivate static func array(of items: [Any]) -> Any { items.map { $0 as! Element } }
}

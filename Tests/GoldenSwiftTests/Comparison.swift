import BatonRuntime
import Foundation

/// A lens or a value of a golden, with all that can be read of it (`Accessors.swift` has the printed list).
protocol Readable {
  @MainActor func readings(_ list: inout Readings)
}

/// What a lens or a value can be asked: by name, with the response key, nil for what reads the same object.
struct Readings {
  private(set) var all: [(name: String, key: String?, read: @MainActor () throws -> Any)] = []

  mutating func add(_ name: String, _ key: String?, _ read: @escaping @MainActor () throws -> Any) {
    all.append((name, key, read))
  }
}

/// Reads everything there is to read and holds it against the answer at the same path.
struct Comparison {
  private(set) var differences: [String] = []
  private(set) var leaves = 0
  private(set) var conditionsThatMatched = 0
  private(set) var conditionsThatDidNot = 0

  @MainActor mutating func compare(_ readable: any Readable, with answer: Answer, at path: String) {
    var readings = Readings()
    readable.readings(&readings)
    for reading in readings.all {
      let place = path + "." + reading.name
      do {
        let value = try reading.read()
        if reading.key == "__id" {
          compare(value, withIdentityOf: answer, at: place)
        } else if let key = reading.key {
          compare(value, with: answer[key] ?? .null, at: place)
        } else if let value = unwrapped(value) {
          conditionsThatMatched += 1
          compare(value, with: answer, at: place)
        } else {
          conditionsThatDidNot += 1
        }
      } catch {
        differences.append("\(place): threw \(error)")
      }
    }
  }

  /// `__id` is in no answer: it is the type and the `id`.
  private mutating func compare(_ value: Any, withIdentityOf answer: Answer, at path: String) {
    leaves += 1
    guard case .string(let type)? = answer["__typename"], case .string(let id)? = answer["id"] else {
      differences.append("\(path): the answer has no identity")
      return
    }
    if text(value) != "\(type):\(id)" { differences.append("\(path): \(value), not \(type):\(id)") }
  }

  @MainActor private mutating func compare(_ value: Any, with answer: Answer, at path: String) {
    guard let value = unwrapped(value) else {
      if case .null = answer { return }
      differences.append("\(path): nil, not \(answer.json)")
      return
    }
    if let readable = value as? any Readable {
      compare(readable, with: answer, at: path)
    } else if let list = value as? any Collection, !(value is String) {
      let items = Array(anyOf: list)
      guard case .list(let answers) = answer, items.count == answers.count else {
        differences.append("\(path): \(items.count) items, not \(answer.json)")
        return
      }
      for (index, pair) in zip(items, answers).enumerated() { compare(pair.0, with: pair.1, at: "\(path).\(index)") }
    } else {
      leaves += 1
      let text = text(value)
      let expected = if case .string(let string) = answer { string } else { answer.json }
      if text != expected { differences.append("\(path): \(text), not \(expected)") }
    }
  }

  private func text(_ value: Any) -> String {
    switch value {
    case let value as any GraphQLEnum: value.rawValue
    case let value as Date: value.formatted(.iso8601)
    case let value as JSON: value.text
    case let value as any MappedScalar: value.scalar.text
    default: "\(value)"
    }
  }

  /// What is inside of optionals and of results that succeeded; nil for nil.
  private func unwrapped(_ value: Any) -> Any? {
    if let result = value as? any AnyResult {
      switch result.outcome {
      case .success(let value): return unwrapped(value)
      case .failure(let error): return error
      }
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}

private protocol AnyResult {
  var outcome: Result<Any, FieldErrors> { get }
}

extension Result: AnyResult where Failure == FieldErrors {
  fileprivate var outcome: Result<Any, FieldErrors> { map { $0 as Any } }
}

extension [Any] {
  fileprivate init(anyOf collection: some Collection) { self = collection.map { $0 as Any } }
}

import BatonRuntime

/// A lens or a value of a golden (`Accessors.swift` has the printed lists).
protocol Readable: Sendable {
  static func members(_ list: inout ReadableMembers<Self>)
}

/// What a lens or a value can be asked.
struct ReadableMembers<Owner> {
  struct Member {
    let about: AboutMember
    let read: @MainActor (Owner) throws -> Any
  }

  private(set) var all: [Member] = []

  /// - Parameters:
  ///   - key: the response key; nil for what reads the same object.
  ///   - marks: what the layout says besides: `on Skipper @if(more)`.
  mutating func add<Value>(
    _ name: String, _ key: String?, _ marks: String = "", throwing: Bool = false,
    _ read: @escaping @MainActor (Owner) throws -> Value
  ) {
    all.append(
      Member(
        about: AboutMember(
          owner: Owner.self, name: name, key: key, marks: Marks(marks), type: Value.self, canThrow: throwing),
        read: { try read($0) }))
  }
}

/// A member, whoever has it.
struct AboutMember {
  let owner: Any.Type
  let name: String
  let key: String?
  let marks: Marks
  let type: Any.Type
  let canThrow: Bool

  struct ID: Hashable {
    let owner: ObjectIdentifier
    let name: String
  }

  var id: ID { ID(owner: ObjectIdentifier(owner), name: name) }
  /// `Boat.name`
  var path: String { "\(String(reflecting: owner).split(separator: ".").dropFirst().joined(separator: ".")).\(name)" }

  var isResult: Bool { type is any AnyResult.Type }
  var isOptional: Bool {
    let inner = (type as? any AnyResult.Type)?.success ?? type
    return inner is any AnyOptional.Type
  }
}

/// When an entry of a layout is there, and what is made of its null.
struct Marks {
  let type: String?
  private let alternatives: [[(variable: String, passing: Bool)]]
  let isRequired: Bool
  let throwsWhenNull: Bool
  let isNilOnError: Bool
  let isDeferred: Bool

  init(_ text: String) {
    type = text.hasPrefix("on ") ? text.dropFirst(3).split(separator: " ").first.map { $0.filter { $0 != "*" } } : nil
    let condition = text.split(separator: "@").first { $0.hasPrefix("if(") }?.dropFirst(3).prefix { $0 != ")" }
    alternatives = (condition ?? "").split(separator: "|").map { terms in
      terms.split(separator: " ").map { (String($0.drop { $0 == "!" }), !$0.hasPrefix("!")) }
    }
    isRequired = text.contains("@required(NONE)") || text.contains("@required(LOG)")
    throwsWhenNull = text.contains("@required(THROW)")
    isNilOnError = text.contains("@catch(NULL)")
    isDeferred = text.contains("@defer")
  }

  /// Whether the condition holds; what a fragment calls its own variables is not known.
  func holds(_ flags: [String: Bool]) -> Bool {
    alternatives.isEmpty
      || alternatives.contains { $0.allSatisfy { flags[$0.variable, default: $0.passing] == $0.passing } }
  }
}

/// The lists of members, each made once.
@MainActor enum MemberLists {
  private static var lists: [ObjectIdentifier: Any] = [:]
  private static var abouts: [ObjectIdentifier: [AboutMember]] = [:]

  static func members<R: Readable>(of type: R.Type) -> [ReadableMembers<R>.Member] {
    if let known = lists[ObjectIdentifier(type)] { return known as! [ReadableMembers<R>.Member] }
    var list = ReadableMembers<R>()
    R.members(&list)
    lists[ObjectIdentifier(type)] = list.all
    return list.all
  }

  static func about(_ type: any Readable.Type) -> [AboutMember] {
    if let known = abouts[ObjectIdentifier(type)] { return known }
    func list<R: Readable>(_ type: R.Type) -> [AboutMember] { members(of: type).map(\.about) }
    let about = list(type)
    abouts[ObjectIdentifier(type)] = about
    return about
  }
}

protocol AnyOptional {
  static var wrapped: Any.Type { get }
  static var nothing: Any { get }
  var content: Any? { get }
}

extension Optional: AnyOptional {
  static var wrapped: Any.Type { Wrapped.self }
  static var nothing: Any { none as Any }
  var content: Any? { self }
}

protocol AnyResult {
  static var success: Any.Type { get }
  var outcome: Result<Any, FieldErrors> { get }
}

extension Result: AnyResult where Failure == FieldErrors {
  static var success: Any.Type { Success.self }
  var outcome: Result<Any, FieldErrors> { map { $0 as Any } }
}

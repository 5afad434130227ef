import BatonRuntime
import Foundation

/// Reads everything there is to read and holds it against the answer at the same path.
@MainActor struct Comparison {
  private(set) var differences: [String] = []
  /// The members that were read, and how: as something, as nil, as a failure, by throwing.
  private(set) var reached: [Reading: Set<AboutMember.ID>] = [:]
  private(set) var unknownEnums = 0

  enum Reading { case something, nothing, failure, thrown }

  /// The answer that is read now.
  private var mock = MockAnswer()

  /// A place in an answer.
  private struct Place {
    var name: String
    var path: [FieldError.PathStep] = []
  }

  mutating func compare(_ readable: some Readable, with mock: MockAnswer, of operation: String) {
    self.mock = mock
    compare(readable, with: mock.data, at: Place(name: operation))
  }

  private mutating func compare<R: Readable>(_ readable: R, with answer: Answer, at place: Place) {
    for member in MemberLists.members(of: R.self) {
      let about = member.about
      var here = place
      here.name += "." + about.name
      if let key = about.key { here.path.append(.key(key)) }
      let part = about.key.map { answer[$0] } ?? answer
      do {
        let value = try member.read(readable)
        if about.key == "__id" {
          compare(value, withIdentityOf: answer, about, at: here)
        } else {
          compare(value, with: part, about, at: here)
        }
      } catch {
        let isNull = part?.isNull == true
        if isNull && about.marks.throwsWhenNull || isExpected(error, at: here) {
          reached[.thrown, default: []].insert(about.id)
        } else {
          differences.append("\(here.name): threw \(error)")
        }
      }
    }
  }

  /// The server's errors, some of them at or below the place: what has another response key may be the same field.
  private func isExpected(_ error: any Error, at place: Place) -> Bool {
    guard let errors = (error as? FieldErrors)?.errors else { return false }
    return errors.allSatisfy { mock.errors.contains($0.path) } && errors.contains { $0.path.starts(with: place.path) }
  }

  private func hasErrors(at place: Place) -> Bool { mock.errors.contains { $0.starts(with: place.path) } }

  /// - Parameter answer: nil where the server was not asked.
  private mutating func compare(_ value: Any, with answer: Answer?, _ about: AboutMember, at place: Place) {
    var value = value
    if let result = value as? any AnyResult {
      switch result.outcome {
      case .success(let success):
        if about.key != nil, mock.errors.contains(place.path) { differences.append("\(place.name): no failure") }
        value = success
      case .failure(let errors):
        reached[.failure, default: []].insert(about.id)
        if !isExpected(errors, at: place) { differences.append("\(place.name): failed with \(errors)") }
        return
      }
    }
    guard let something = content(of: value) else {
      reached[.nothing, default: []].insert(about.id)
      let isExpected =
        isNothing(answer, about) || about.marks.isNilOnError && hasErrors(at: place)
        || about.marks.isDeferred && mock.waits
      if !isExpected { differences.append("\(place.name): nil, not \(answer?.json ?? "")") }
      return
    }
    if case .wrong? = answer, !about.isOptional, !about.isResult {
      // What no one asks the errors of has its zero.
      reached[.something, default: []].insert(about.id)
      return
    }
    // A part that has not arrived may be there by other response keys.
    if answer == nil, mock.waits { return }
    guard let answer, !isNothing(answer, about) else {
      differences.append("\(place.name): \(something), where nothing was answered")
      return
    }
    reached[.something, default: []].insert(about.id)
    compare(something, with: answer, at: place)
  }

  /// Whether a member is to read nil.
  private func isNothing(_ answer: Answer?, _ about: AboutMember) -> Bool {
    guard let answer, !answer.isNull, about.marks.holds(mock.flags) else { return true }
    if let type = about.marks.type, !mock.isPossible(answer, for: type) { return true }
    return isCutShort(about.type, answer)
  }

  /// Whether a lens of this type has a null where it requires something.
  private func isCutShort(_ type: Any.Type, _ answer: Answer) -> Bool {
    if let result = type as? any AnyResult.Type { return isCutShort(result.success, answer) }
    if let optional = type as? any AnyOptional.Type { return isCutShort(optional.wrapped, answer) }
    guard case .object = answer, let lens = type as? any Readable.Type else { return false }
    return MemberLists.about(lens).contains { member in
      guard member.marks.holds(mock.flags) else { return false }
      guard let key = member.key else {
        // A spread is nil by itself; a type condition and a group are their object.
        if member.type is any FragmentLens.Type { return false }
        if let type = member.marks.type, !mock.isPossible(answer, for: type) { return false }
        return !isFragment(member.type) && isCutShort(member.type, answer)
      }
      guard member.marks.isRequired else { return false }
      guard let part = answer[key], !part.isNull else { return true }
      return isCutShort(member.type, part)
    }
  }

  private func isFragment(_ type: Any.Type) -> Bool {
    let type = (type as? any AnyOptional.Type)?.wrapped ?? type
    return type is any FragmentLens.Type || type is any FragmentValue.Type || type is any AnyResult.Type
  }

  private mutating func compare(_ value: Any, with answer: Answer, at place: Place) {
    if let readable = value as? any Readable {
      compare(readable, with: answer, at: place)
    } else if let list = value as? any Collection, !(value is String) {
      let items = Array(anyOf: list)
      guard case .list(let answers) = answer, items.count == answers.count else {
        differences.append("\(place.name): \(items.count) items, not \(answer.json)")
        return
      }
      for (index, (item, answer)) in zip(items, answers).enumerated() {
        var here = place
        here.name += ".\(index)"
        here.path.append(.index(index))
        let isNull = answer.isNull || isCutShort(type(of: item), answer)
        switch content(of: item) {
        case nil: if !isNull { differences.append("\(here.name): nil, not \(answer.json)") }
        case let item?:
          if isNull { differences.append("\(here.name): \(item), not \(answer.json)") } else { compare(item, with: answer, at: here) }
        }
      }
    } else {
      if let value = value as? any GraphQLEnum, !value.isKnown { unknownEnums += 1 }
      let text = text(value)
      let expected = if case .string(let string) = answer { string } else { answer.json }
      if text != expected { differences.append("\(place.name): \(text), not \(expected)") }
    }
  }

  /// `__id` is in no answer: it is the type and the `id`.
  private mutating func compare(
    _ value: Any, withIdentityOf answer: Answer, _ about: AboutMember, at place: Place
  ) {
    reached[.something, default: []].insert(about.id)
    guard case .string(let type)? = answer["__typename"], case .string(let id)? = answer["id"] else {
      differences.append("\(place.name): the answer has no identity")
      return
    }
    if text(value) != "\(type):\(id)" { differences.append("\(place.name): \(value), not \(type):\(id)") }
  }

  private func text(_ value: Any) -> String {
    switch value {
    case let value as any GraphQLEnum: value.rawValue
    case let value as JSON: value.text
    case let value as any MappedScalar: value.scalar.text
    default: "\(value)"
    }
  }

  /// What is inside of optionals; nil for nil.
  private func content(of value: Any) -> Any? {
    guard let optional = value as? any AnyOptional else { return value }
    return optional.content.flatMap(content)
  }
}

extension Comparison {
  /// What of these types was never read, or not in each of the ways in which it can be.
  func unreached(of types: [any Readable.Type]) -> [String] {
    var unreached: [String] = []
    for type in types {
      for member in MemberLists.about(type) {
        for reading in member.readings where !reached[reading, default: []].contains(member.id) {
          unreached.append("\(member.path): never \(reading)")
        }
      }
    }
    return unreached
  }
}

extension AboutMember {
  /// The ways in which it can be read. What is required and null makes what holds it nil before it could throw.
  fileprivate var readings: [Comparison.Reading] {
    var readings: [Comparison.Reading] = [.something]
    if isOptional { readings.append(.nothing) }
    if isResult { readings.append(.failure) }
    if canThrow, !marks.isRequired { readings.append(.thrown) }
    return readings
  }
}

extension GraphQLEnum {
  fileprivate var isKnown: Bool { Self.allCases.contains(self) }
}

extension [Any] {
  fileprivate init(anyOf collection: some Collection) { self = collection.map { $0 as Any } }
}

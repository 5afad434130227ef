/// Who asked whether a record's type belongs to an abstract type before any response told: they read nil, and are told
/// when a commit brings the answer. The main actor's alone.
final class Undecided: @unchecked Sendable {
  private struct Question: Hashable {
    let record: Record
    let type: String

    static func == (left: Question, right: Question) -> Bool {
      left.record === right.record && left.type == right.type
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(record))
      hasher.combine(type)
    }
  }

  /// Each with the slot that stands for the answer.
  private var questions: [Question: Int] = [:]

  var isEmpty: Bool { questions.isEmpty }

  /// Notes that whoever runs now asks.
  func ask(_ record: Record, _ type: String) {
    let shape = record.shape
    let slot = shape.lock.withLock { shape.slot(SlotKey(text: "__is" + type, kind: Kind(base: .bool))) }
    questions[Question(record: record, type: type)] = slot
    record.track(slot)
  }

  /// Takes out the questions that have an answer, and gives those that are answered with yes.
  ///
  /// - Parameter answer: what is known; nil for nothing.
  func takeAnswered(_ answer: (Shape, String) -> Bool?) -> [(record: Record, slot: Int)] {
    var changed: [(record: Record, slot: Int)] = []
    for (question, slot) in questions {
      guard let isMember = answer(question.record.shape, question.type) else { continue }
      questions[question] = nil
      if isMember { changed.append((question.record, slot)) }
    }
    return changed
  }

  func removeAll() { questions = [:] }
}

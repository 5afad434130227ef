/// Which types were asked whether they belong to an abstract type before any response told: whoever asked reads nil, and
/// is told when a commit brings the answer. The main actor's alone.
///
/// For each question there is one record, and whoever asks reads a field of it. So what is kept grows with the types,
/// however many records of them come and go.
final class Undecided: @unchecked Sendable {
  private struct Question: Hashable {
    let shape: ObjectIdentifier
    let type: String
  }

  /// Each with the slot that stands for the answer.
  private var questions: [Question: (record: Record, slot: Int)] = [:]

  var isEmpty: Bool { questions.isEmpty }

  /// Notes that whoever runs now asks.
  func ask(_ shape: Shape, _ type: String) {
    let question = Question(shape: ObjectIdentifier(shape), type: type)
    let (record, slot) = questions[question] ?? shape.lock.withLock {
      let slot = shape.slot(SlotKey(text: "__is" + type, kind: Kind(base: .bool)))
      return (Record(shape: shape), slot)
    }
    questions[question] = (record, slot)
    record.track(slot)
  }

  /// Takes out the questions that have an answer, and gives those that are answered with yes.
  ///
  /// - Parameter answer: what is known; nil for nothing.
  func takeAnswered(_ answer: (Shape, String) -> Bool?) -> [(record: Record, slot: Int)] {
    var changed: [(record: Record, slot: Int)] = []
    for (question, asked) in questions {
      guard let isMember = answer(asked.record.shape, question.type) else { continue }
      questions[question] = nil
      if isMember { changed.append(asked) }
    }
    return changed
  }

  func removeAll() { questions = [:] }
}

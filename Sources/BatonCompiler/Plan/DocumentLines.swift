/// A document's text as the lines in which a literal shows it: a definition from a new one, so that a change to a
/// fragment changes its own lines of the operations that reach it, and a long definition broken where a selection ends.
struct DocumentLines {
  private(set) var lines: [ArraySlice<UInt8>] = []
  private let text: [UInt8]
  private var start = 0
  /// The last place where the line could end.
  private var last: Int?

  private static let width = 100

  /// - Parameter text: as it is sent, compact.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.text = bytes
    if bytes.count > Self.width { bytes.withUnsafeBufferPointer { scan($0) } }
    end(at: bytes.count)
  }

  private mutating func scan(_ text: UnsafeBufferPointer<UInt8>) {
    var depth = 0
    var isString = false
    var place = 0
    while place < text.count {
      let byte = text[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): isString.toggle()
      case UInt8(ascii: "\\") where isString: place += 1
      case _ where isString: break
      case UInt8(ascii: "{"):
        depth += 1
        offer(place)
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0, place < text.count {
          offer(place)
          end(at: place)
        }
      case UInt8(ascii: ","): offer(place)
      default: break
      }
    }
    offer(text.count)
  }

  /// A place where the line may end: it ends at the one before where this one is too far.
  private mutating func offer(_ place: Int) {
    if let last, place - start > Self.width { end(at: last) }
    last = place
  }

  private mutating func end(at place: Int) {
    if place > start { lines.append(text[start..<place]) }
    start = place
    last = nil
  }
}

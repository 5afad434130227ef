/// A response that nobody received: about 700 KB with 899 records, posts with comments by authors who write many. The
/// same numbers make the same bytes.
struct RuntimePayload {
  static let posts = 54
  static let commentsPerPost = 6
  static let authors = 89

  /// Counts what changes: each edit changes the likes of one more post and comment.
  var edits = 0
  private var random: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(edits: Int = 0) { self.edits = edits }

  /// The response's bytes.
  static func bytes(edits: Int = 0) -> [UInt8] {
    var payload = RuntimePayload(edits: edits)
    return payload.bytes()
  }

  private mutating func next(_ limit: Int) -> Int {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    return Int(random % UInt64(limit))
  }

  private static let words = [
    "harbour", "quay", "mooring", "tide", "sloop", "Brücke", "mât", "anchor", "fathom", "the", "of", "and", "a", "wind",
    "rigging", "café", "keel", "starboard", "lantern", "naïve",
  ]

  private mutating func text(_ length: Int) -> String {
    var text = ""
    while text.utf8.count < length {
      text += Self.words[next(Self.words.count)]
      switch next(40) {
      case 0: text += ".\\n"
      case 1: text += ", \\\"so\\\" "
      default: text += " "
      }
    }
    return text
  }

  private func likes(_ number: Int) -> Int { number < edits ? 1000 + number : number }

  private mutating func author() -> String {
    let number = next(Self.authors)
    return """
      {"__typename":"Author","id":"author-\(number)","name":"Author Number \(number)","handle":"@author\(number)",\
      "avatar":"https://example.org/avatars/\(number)/large.png","age":\(20 + number),"verified":\(number % 2 == 0),\
      "score":\(Double(number) + 0.5)}
      """
  }

  private mutating func bytes() -> [UInt8] {
    var text = #"{"data":{"feed":["#
    for post in 0..<Self.posts {
      if post > 0 { text += "," }
      text += """
        {"__typename":"Post","id":"post-\(post)","title":"Post number \(post)","body":"\(self.text(3400))",\
        "likes":\(likes(post)),"score":\(Double(post) * 0.25),"published":true,"author":\(author()),\
        "comments":{"totalCount":\(Self.commentsPerPost),"pageInfo":{"hasNextPage":false,"endCursor":"c\(post)"},"edges":[
        """
      for comment in 0..<Self.commentsPerPost {
        if comment > 0 { text += "," }
        let number = post * Self.commentsPerPost + comment
        text += """
          {"cursor":"cursor-\(number)","node":{"__typename":"Comment","id":"comment-\(number)","text":"\(self.text(1150))",\
          "createdAt":"2026-01-02T03:04:05Z","likes":\(likes(number)),"author":\(author())}}
          """
      }
      text += "]}}"
    }
    return Array((text + "]}}").utf8)
  }
}

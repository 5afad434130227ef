/// An operation's answer made by hand: for an optimistic one, a preview or a test.
///
/// ```swift
/// let answer = RenameMutation.Response(rename: .init(name: "Ondine", id: "1"))
/// store.commit(try store.changes(in: answer.bytes, for: RenameMutation(id: "1")))
/// ```
///
/// A property that is nil is left out, as if the server had not been asked; `.null` is an answer.
public protocol ResponseObject: InputObject {}

extension ResponseObject {
  /// The response as a server would send it.
  public var bytes: [UInt8] {
    var text = #"{"data":"#
    (inputValue ?? .null).write(to: &text)
    return Array((text + "}").utf8)
  }
}

/// What is wrong with a marked declaration, in words for the person who typed it, at a place in their file.
struct Diagnostic {
  let message: String
  let fileName: String
  let offset: Int

  /// As the plugin protocol writes it.
  var json: String {
    """
    {"message":\(quoted(message)),"severity":"error",\
    "position":{"fileName":\(quoted(fileName)),"offset":\(offset)},\
    "highlights":[],"notes":[],"fixIts":[]}
    """
  }
}

/// A file's path and bytes. Every place in a compilation is a range of one of these.
package struct SourceFile: Sendable {
  /// Relative to the working directory, with `/`; what a message prints.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

/// A file's number within one compilation: its index in the list of files the compilation was given.
public struct FileID: CheaplyHashed, Sendable, Comparable {
  /// The place of the file in its compilation.
  public let index: UInt32
  @inlinable public var number: UInt32 { index }
  @inlinable public static func == (a: FileID, b: FileID) -> Bool { a.index == b.index }
  /// The file at a place.
  @inlinable public init(_ index: Int) { self.index = UInt32(index) }
  /// The file of what the compiler itself defines. No message points into it.
  package static let builtIn = FileID(Int(UInt32.max))
  @inlinable public static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}

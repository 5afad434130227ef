/// A slot's value on its way to the slot.
enum SlotValue {
  case string(String?)
  case int(Int?)
  case double(Double?)
  case bool(Bool?)
  case link(Record?)
  case links([Record?]?)
  case object(AnyObject?)

  static func null(_ storage: Storage) -> SlotValue {
    switch storage {
    case .string: .string(nil)
    case .int: .int(nil)
    case .double: .double(nil)
    case .bool: .bool(nil)
    case .link: .link(nil)
    case .links: .links(nil)
    case .object: .object(nil)
    }
  }
}

/// The memory of one slot: sixteen bytes that hold a native optional, typed by the slot's `Storage`.
@usableFromInline @frozen struct Cell {
  @inlinable @inline(__always) static var size: Int { 16 }

  @usableFromInline let memory: UnsafeMutableRawPointer

  @inlinable @inline(__always) init(_ memory: UnsafeMutableRawPointer) { self.memory = memory }

  @inlinable @inline(__always) func at<T>(_: T.Type) -> UnsafeMutablePointer<T> { memory.assumingMemoryBound(to: T.self) }

  /// The memory of an empty text, which is never written.
  nonisolated(unsafe) static let emptyText: Cell = {
    let cell = Cell(.allocate(byteCount: size, alignment: 16))
    cell.memory.initializeMemory(as: String?.self, to: "")
    return cell
  }()

  func initialize(_ storage: Storage) {
    switch storage {
    case .string: memory.initializeMemory(as: String?.self, to: nil)
    case .int: memory.initializeMemory(as: Int?.self, to: nil)
    case .double: memory.initializeMemory(as: Double?.self, to: nil)
    case .bool: memory.initializeMemory(as: Bool?.self, to: nil)
    case .link: memory.initializeMemory(as: Record?.self, to: nil)
    case .links: memory.initializeMemory(as: [Record?]?.self, to: nil)
    case .object: memory.initializeMemory(as: AnyObject?.self, to: nil)
    }
  }

  func deinitialize(_ storage: Storage) {
    switch storage {
    case .int, .double, .bool: break
    case .string: at(String?.self).deinitialize(count: 1)
    case .link: at(Record?.self).deinitialize(count: 1)
    case .links: at([Record?]?.self).deinitialize(count: 1)
    case .object: at(AnyObject?.self).deinitialize(count: 1)
    }
  }

  func isNull(_ storage: Storage) -> Bool {
    switch storage {
    case .string: at(String?.self).pointee == nil
    case .int: at(Int?.self).pointee == nil
    case .double: at(Double?.self).pointee == nil
    case .bool: at(Bool?.self).pointee == nil
    case .link: at(Record?.self).pointee == nil
    case .links: at([Record?]?.self).pointee == nil
    case .object: at(AnyObject?.self).pointee == nil
    }
  }

  func load(_ storage: Storage) -> SlotValue {
    switch storage {
    case .string: .string(at(String?.self).pointee)
    case .int: .int(at(Int?.self).pointee)
    case .double: .double(at(Double?.self).pointee)
    case .bool: .bool(at(Bool?.self).pointee)
    case .link: .link(at(Record?.self).pointee)
    case .links: .links(at([Record?]?.self).pointee)
    case .object: .object(at(AnyObject?.self).pointee)
    }
  }

  func store(_ value: SlotValue) {
    switch value {
    case .string(let value): at(String?.self).pointee = value
    case .int(let value): at(Int?.self).pointee = value
    case .double(let value): at(Double?.self).pointee = value
    case .bool(let value): at(Bool?.self).pointee = value
    case .link(let value): at(Record?.self).pointee = value
    case .links(let value): at([Record?]?.self).pointee = value
    case .object(let value): at(AnyObject?.self).pointee = value
    }
  }
}

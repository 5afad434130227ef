/// What a marker needs to know of the declaration it stands on, read from its text.
struct MarkedDeclaration {
  enum Shape {
    case variable(Variable)
    /// Something else, a function or a type; where its keyword is.
    case other(keyword: Int)
    /// Nothing this reader knows, which is left to the compiler.
    case unreadable
  }

  /// The parts of `let name: Type`, each by its offset.
  struct Variable {
    var name: Int
    var hasType = false
    var secondBinding: Int?
    var initialValue: Int?
    /// The brace of a getter; observers alone leave a property stored.
    var accessors: Int?
  }

  let shape: Shape

  init(_ source: [UInt8]) {
    var tokens = SwiftTokens(source)
    shape = MarkedDeclaration.shape(&tokens)
  }

  private static func shape(_ tokens: inout SwiftTokens) -> Shape {
    while let token = tokens.next() {
      switch token.kind {
      case .symbol(UInt8(ascii: "@")):
        tokens.skipAttribute()
      case .word("let"), .word("var"):
        return variable(&tokens)
      case .word(let word) where modifiers.contains(word):
        tokens.skipParentheses()
      case .word("class") where tokens.peek().map(\.isModifierOrVariable) == true:
        continue
      case .word:
        return .other(keyword: token.offset)
      default:
        return .unreadable
      }
    }
    return .unreadable
  }

  private static func variable(_ tokens: inout SwiftTokens) -> Shape {
    guard let name = tokens.next() else { return .unreadable }
    if name.kind == .symbol(UInt8(ascii: "(")) {
      return .variable(Variable(name: name.offset, secondBinding: name.offset))
    }
    var variable = Variable(name: name.offset)
    var angles = 0
    while let token = tokens.next() {
      switch token.kind {
      case .symbol(UInt8(ascii: ":")): variable.hasType = true
      case .symbol(UInt8(ascii: "<")): angles += 1
      case .symbol(UInt8(ascii: ">")): angles -= 1
      case .symbol(UInt8(ascii: "(")), .symbol(UInt8(ascii: "[")): tokens.skipToClosing()
      case .symbol(UInt8(ascii: "@")): tokens.skipAttribute()
      case .symbol(UInt8(ascii: ",")) where angles == 0:
        variable.secondBinding = tokens.peek()?.offset ?? token.offset
        return .variable(variable)
      case .symbol(UInt8(ascii: "=")):
        variable.initialValue = token.offset
        return .variable(variable)
      case .symbol(UInt8(ascii: "{")):
        if !tokens.peekIsObserver() { variable.accessors = token.offset }
        return .variable(variable)
      default: continue
      }
    }
    return .variable(variable)
  }

  fileprivate static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "final", "lazy", "weak", "unowned",
    "nonisolated", "override", "dynamic", "optional", "required", "borrowing", "consuming", "mutating", "nonmutating",
    "isolated", "distributed", "sending", "convenience", "indirect", "prefix", "postfix", "infix", "async",
  ]
}

extension SwiftTokens.Token {
  fileprivate var isModifierOrVariable: Bool {
    guard case .word(let word) = kind else { return false }
    return word == "let" || word == "var" || MarkedDeclaration.modifiers.contains(word)
  }
}

extension SwiftTokens {
  /// Behind the `@`: a name with its module and its generic arguments, and arguments in parentheses.
  fileprivate mutating func skipAttribute() {
    _ = next()
    while let token = peek() {
      switch token.kind {
      case .symbol(UInt8(ascii: ".")), .symbol(UInt8(ascii: ":")):
        _ = next()
        _ = next()
      case .symbol(UInt8(ascii: "<")):
        skipAngles()
      case .symbol(UInt8(ascii: "(")):
        _ = next()
        return skipToClosing()
      default:
        return
      }
    }
  }

  fileprivate mutating func skipParentheses() {
    guard peek()?.kind == .symbol(UInt8(ascii: "(")) else { return }
    _ = next()
    skipToClosing()
  }

  /// Moves behind the bracket that closes the one just read.
  fileprivate mutating func skipToClosing() {
    var depth = 1
    while depth > 0, let token = next() {
      switch token.kind {
      case .symbol(UInt8(ascii: "(")), .symbol(UInt8(ascii: "[")), .symbol(UInt8(ascii: "{")): depth += 1
      case .symbol(UInt8(ascii: ")")), .symbol(UInt8(ascii: "]")), .symbol(UInt8(ascii: "}")): depth -= 1
      default: continue
      }
    }
  }

  private mutating func skipAngles() {
    var depth = 0
    repeat {
      switch next()?.kind {
      case .symbol(UInt8(ascii: "<")): depth += 1
      case .symbol(UInt8(ascii: ">")): depth -= 1
      case nil: return
      default: continue
      }
    } while depth > 0
  }

  /// Whether what stands in the braces just opened are observers, which leave the property stored.
  fileprivate func peekIsObserver() -> Bool {
    var ahead = self
    while let token = ahead.next() {
      switch token.kind {
      case .symbol(UInt8(ascii: "@")): ahead.skipAttribute()
      case .word("willSet"), .word("didSet"): return true
      default: return false
      }
    }
    return false
  }
}

// Printed from the plans of Fixtures/cases by the tests of emission. Do not edit.

import CaseSwift

extension DeprecatedQuery.Data: Readable {
  @available(*, deprecated)
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
    list.add("retired", "retired") { $0.retired }
    list.add("deprecatedValue", nil) { $0.deprecatedValue }
  }
}

extension DeprecatedValue: Readable {
  @available(*, deprecated)
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension EnumsQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("mood", "mood") { $0.mood }
  }
}

extension KeywordsQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("words", "words") { $0.words }
  }
}

extension KeywordsQuery.Data.Words: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("keywords", nil) { $0.keywords }
    list.add("keywordsValue", nil) { $0.keywordsValue }
  }
}

extension Keywords_words: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("`associatedtype`", "associatedtype") { $0.`associatedtype` }
    list.add("`class`", "class") { $0.`class` }
    list.add("`deinit`", "deinit") { $0.`deinit` }
    list.add("`enum`", "enum") { $0.`enum` }
    list.add("`extension`", "extension") { $0.`extension` }
    list.add("`fileprivate`", "fileprivate") { $0.`fileprivate` }
    list.add("`func`", "func") { $0.`func` }
    list.add("`import`", "import") { $0.`import` }
    list.add("`init`", "init") { $0.`init` }
    list.add("`inout`", "inout") { $0.`inout` }
    list.add("`internal`", "internal") { $0.`internal` }
    list.add("`let`", "let") { $0.`let` }
    list.add("`operator`", "operator") { $0.`operator` }
    list.add("`private`", "private") { $0.`private` }
    list.add("`precedencegroup`", "precedencegroup") { $0.`precedencegroup` }
    list.add("`protocol`", "protocol") { $0.`protocol` }
    list.add("`public`", "public") { $0.`public` }
    list.add("`rethrows`", "rethrows") { $0.`rethrows` }
    list.add("`static`", "static") { $0.`static` }
    list.add("`struct`", "struct") { $0.`struct` }
    list.add("`subscript`", "subscript") { $0.`subscript` }
    list.add("`typealias`", "typealias") { $0.`typealias` }
    list.add("`var`", "var") { $0.`var` }
    list.add("`break`", "break") { $0.`break` }
    list.add("`case`", "case") { $0.`case` }
    list.add("`catch`", "catch") { $0.`catch` }
    list.add("`continue`", "continue") { $0.`continue` }
    list.add("`default`", "default") { $0.`default` }
    list.add("`defer`", "defer") { $0.`defer` }
    list.add("`do`", "do") { $0.`do` }
    list.add("`else`", "else") { $0.`else` }
    list.add("`fallthrough`", "fallthrough") { $0.`fallthrough` }
    list.add("`for`", "for") { $0.`for` }
    list.add("`guard`", "guard") { $0.`guard` }
    list.add("`if`", "if") { $0.`if` }
    list.add("`in`", "in") { $0.`in` }
    list.add("`repeat`", "repeat") { $0.`repeat` }
    list.add("`return`", "return") { $0.`return` }
    list.add("`throw`", "throw") { $0.`throw` }
    list.add("`switch`", "switch") { $0.`switch` }
    list.add("`where`", "where") { $0.`where` }
    list.add("`while`", "while") { $0.`while` }
    list.add("`Any`", "Any") { $0.`Any` }
    list.add("`as`", "as") { $0.`as` }
    list.add("`false`", "false") { $0.`false` }
    list.add("`is`", "is") { $0.`is` }
    list.add("`nil`", "nil") { $0.`nil` }
    list.add("self_", "self") { $0.self_ }
    list.add("`Self`", "Self") { $0.`Self` }
    list.add("`super`", "super") { $0.`super` }
    list.add("`throws`", "throws") { $0.`throws` }
    list.add("`true`", "true") { $0.`true` }
    list.add("`try`", "try") { $0.`try` }
    list.add("`Type`", "Type") { $0.`Type` }
    list.add("`Protocol`", "Protocol") { $0.`Protocol` }
    list.add("__", "_") { $0.__ }
    list.add("`actor`", "actor") { $0.`actor` }
    list.add("`async`", "async") { $0.`async` }
    list.add("`await`", "await") { $0.`await` }
    list.add("`some`", "some") { $0.`some` }
    list.add("`any`", "any") { $0.`any` }
    list.add("`each`", "each") { $0.`each` }
    list.add("`then`", "then") { $0.`then` }
    list.add("`get`", "get") { $0.`get` }
    list.add("`set`", "set") { $0.`set` }
    list.add("`willSet`", "willSet") { $0.`willSet` }
    list.add("`didSet`", "didSet") { $0.`didSet` }
    list.add("`package`", "package") { $0.`package` }
    list.add("`macro`", "macro") { $0.`macro` }
    list.add("`consuming`", "consuming") { $0.`consuming` }
    list.add("`borrowing`", "borrowing") { $0.`borrowing` }
    list.add("left", "left") { $0.left }
    list.add("right", "right") { $0.right }
    list.add("none", "none") { $0.none }
  }
}

extension KeywordsValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("`associatedtype`", "associatedtype") { $0.`associatedtype` }
    list.add("`class`", "class") { $0.`class` }
    list.add("`deinit`", "deinit") { $0.`deinit` }
    list.add("`enum`", "enum") { $0.`enum` }
    list.add("`extension`", "extension") { $0.`extension` }
    list.add("`fileprivate`", "fileprivate") { $0.`fileprivate` }
    list.add("`func`", "func") { $0.`func` }
    list.add("`import`", "import") { $0.`import` }
    list.add("`init`", "init") { $0.`init` }
    list.add("`inout`", "inout") { $0.`inout` }
    list.add("`internal`", "internal") { $0.`internal` }
    list.add("`let`", "let") { $0.`let` }
    list.add("`operator`", "operator") { $0.`operator` }
    list.add("`private`", "private") { $0.`private` }
    list.add("`precedencegroup`", "precedencegroup") { $0.`precedencegroup` }
    list.add("`protocol`", "protocol") { $0.`protocol` }
    list.add("`public`", "public") { $0.`public` }
    list.add("`rethrows`", "rethrows") { $0.`rethrows` }
    list.add("`static`", "static") { $0.`static` }
    list.add("`struct`", "struct") { $0.`struct` }
    list.add("`subscript`", "subscript") { $0.`subscript` }
    list.add("`typealias`", "typealias") { $0.`typealias` }
    list.add("`var`", "var") { $0.`var` }
    list.add("`break`", "break") { $0.`break` }
    list.add("`case`", "case") { $0.`case` }
    list.add("`catch`", "catch") { $0.`catch` }
    list.add("`continue`", "continue") { $0.`continue` }
    list.add("`default`", "default") { $0.`default` }
    list.add("`defer`", "defer") { $0.`defer` }
    list.add("`do`", "do") { $0.`do` }
    list.add("`else`", "else") { $0.`else` }
    list.add("`fallthrough`", "fallthrough") { $0.`fallthrough` }
    list.add("`for`", "for") { $0.`for` }
    list.add("`guard`", "guard") { $0.`guard` }
    list.add("`if`", "if") { $0.`if` }
    list.add("`in`", "in") { $0.`in` }
    list.add("`repeat`", "repeat") { $0.`repeat` }
    list.add("`return`", "return") { $0.`return` }
    list.add("`throw`", "throw") { $0.`throw` }
    list.add("`switch`", "switch") { $0.`switch` }
    list.add("`where`", "where") { $0.`where` }
    list.add("`while`", "while") { $0.`while` }
    list.add("`Any`", "Any") { $0.`Any` }
    list.add("`as`", "as") { $0.`as` }
    list.add("`false`", "false") { $0.`false` }
    list.add("`is`", "is") { $0.`is` }
    list.add("`nil`", "nil") { $0.`nil` }
    list.add("self_", "self") { $0.self_ }
    list.add("`Self`", "Self") { $0.`Self` }
    list.add("`super`", "super") { $0.`super` }
    list.add("`throws`", "throws") { $0.`throws` }
    list.add("`true`", "true") { $0.`true` }
    list.add("`try`", "try") { $0.`try` }
    list.add("`Type`", "Type") { $0.`Type` }
    list.add("`Protocol`", "Protocol") { $0.`Protocol` }
    list.add("__", "_") { $0.__ }
    list.add("`actor`", "actor") { $0.`actor` }
    list.add("`async`", "async") { $0.`async` }
    list.add("`await`", "await") { $0.`await` }
    list.add("`some`", "some") { $0.`some` }
    list.add("`any`", "any") { $0.`any` }
    list.add("`each`", "each") { $0.`each` }
    list.add("`then`", "then") { $0.`then` }
    list.add("`get`", "get") { $0.`get` }
    list.add("`set`", "set") { $0.`set` }
    list.add("`willSet`", "willSet") { $0.`willSet` }
    list.add("`didSet`", "didSet") { $0.`didSet` }
    list.add("`package`", "package") { $0.`package` }
    list.add("`macro`", "macro") { $0.`macro` }
    list.add("`consuming`", "consuming") { $0.`consuming` }
    list.add("`borrowing`", "borrowing") { $0.`borrowing` }
    list.add("left", "left") { $0.left }
    list.add("right", "right") { $0.right }
    list.add("none", "none") { $0.none }
  }
}

extension KeywordsMutation.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("say", "say") { $0.say }
  }
}

extension KeywordsMutation.Data.Say: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("`associatedtype`", "associatedtype") { $0.`associatedtype` }
    list.add("`class`", "class") { $0.`class` }
    list.add("`deinit`", "deinit") { $0.`deinit` }
    list.add("`enum`", "enum") { $0.`enum` }
    list.add("`extension`", "extension") { $0.`extension` }
    list.add("`fileprivate`", "fileprivate") { $0.`fileprivate` }
    list.add("`func`", "func") { $0.`func` }
    list.add("`import`", "import") { $0.`import` }
    list.add("`init`", "init") { $0.`init` }
    list.add("`inout`", "inout") { $0.`inout` }
    list.add("`internal`", "internal") { $0.`internal` }
    list.add("`let`", "let") { $0.`let` }
    list.add("`operator`", "operator") { $0.`operator` }
    list.add("`private`", "private") { $0.`private` }
    list.add("`precedencegroup`", "precedencegroup") { $0.`precedencegroup` }
    list.add("`protocol`", "protocol") { $0.`protocol` }
    list.add("`public`", "public") { $0.`public` }
    list.add("`rethrows`", "rethrows") { $0.`rethrows` }
    list.add("`static`", "static") { $0.`static` }
    list.add("`struct`", "struct") { $0.`struct` }
    list.add("`subscript`", "subscript") { $0.`subscript` }
    list.add("`typealias`", "typealias") { $0.`typealias` }
    list.add("`var`", "var") { $0.`var` }
    list.add("`break`", "break") { $0.`break` }
    list.add("`case`", "case") { $0.`case` }
    list.add("`catch`", "catch") { $0.`catch` }
    list.add("`continue`", "continue") { $0.`continue` }
    list.add("`default`", "default") { $0.`default` }
    list.add("`defer`", "defer") { $0.`defer` }
    list.add("`do`", "do") { $0.`do` }
    list.add("`else`", "else") { $0.`else` }
    list.add("`fallthrough`", "fallthrough") { $0.`fallthrough` }
    list.add("`for`", "for") { $0.`for` }
    list.add("`guard`", "guard") { $0.`guard` }
    list.add("`if`", "if") { $0.`if` }
    list.add("`in`", "in") { $0.`in` }
    list.add("`repeat`", "repeat") { $0.`repeat` }
    list.add("`return`", "return") { $0.`return` }
    list.add("`throw`", "throw") { $0.`throw` }
    list.add("`switch`", "switch") { $0.`switch` }
    list.add("`where`", "where") { $0.`where` }
    list.add("`while`", "while") { $0.`while` }
    list.add("`Any`", "Any") { $0.`Any` }
    list.add("`as`", "as") { $0.`as` }
    list.add("`false`", "false") { $0.`false` }
    list.add("`is`", "is") { $0.`is` }
    list.add("`nil`", "nil") { $0.`nil` }
    list.add("self_", "self") { $0.self_ }
    list.add("`Self`", "Self") { $0.`Self` }
    list.add("`super`", "super") { $0.`super` }
    list.add("`throws`", "throws") { $0.`throws` }
    list.add("`true`", "true") { $0.`true` }
    list.add("`try`", "try") { $0.`try` }
    list.add("`Type`", "Type") { $0.`Type` }
    list.add("`Protocol`", "Protocol") { $0.`Protocol` }
    list.add("__", "_") { $0.__ }
    list.add("`actor`", "actor") { $0.`actor` }
    list.add("`async`", "async") { $0.`async` }
    list.add("`await`", "await") { $0.`await` }
    list.add("`some`", "some") { $0.`some` }
    list.add("`any`", "any") { $0.`any` }
    list.add("`each`", "each") { $0.`each` }
    list.add("`then`", "then") { $0.`then` }
    list.add("`get`", "get") { $0.`get` }
    list.add("`set`", "set") { $0.`set` }
    list.add("`willSet`", "willSet") { $0.`willSet` }
    list.add("`didSet`", "didSet") { $0.`didSet` }
    list.add("`package`", "package") { $0.`package` }
    list.add("`macro`", "macro") { $0.`macro` }
    list.add("`consuming`", "consuming") { $0.`consuming` }
    list.add("`borrowing`", "borrowing") { $0.`borrowing` }
    list.add("left", "left") { $0.left }
    list.add("right", "right") { $0.right }
    list.add("none", "none") { $0.none }
  }
}

extension KeywordsMutation.Response: Buildable {
  init(_ answer: Answer) {
    self.init()
    say = answer.built("say")
  }
}

extension KeywordsMutation.Response.Words: Buildable {
  init(_ answer: Answer) {
    self.init()
    `associatedtype` = answer.built("associatedtype")
    `class` = answer.built("class")
    `deinit` = answer.built("deinit")
    `enum` = answer.built("enum")
    `extension` = answer.built("extension")
    `fileprivate` = answer.built("fileprivate")
    `func` = answer.built("func")
    `import` = answer.built("import")
    `init` = answer.built("init")
    `inout` = answer.built("inout")
    `internal` = answer.built("internal")
    `let` = answer.built("let")
    `operator` = answer.built("operator")
    `private` = answer.built("private")
    `precedencegroup` = answer.built("precedencegroup")
    `protocol` = answer.built("protocol")
    `public` = answer.built("public")
    `rethrows` = answer.built("rethrows")
    `static` = answer.built("static")
    `struct` = answer.built("struct")
    `subscript` = answer.built("subscript")
    `typealias` = answer.built("typealias")
    `var` = answer.built("var")
    `break` = answer.built("break")
    `case` = answer.built("case")
    `catch` = answer.built("catch")
    `continue` = answer.built("continue")
    `default` = answer.built("default")
    `defer` = answer.built("defer")
    `do` = answer.built("do")
    `else` = answer.built("else")
    `fallthrough` = answer.built("fallthrough")
    `for` = answer.built("for")
    `guard` = answer.built("guard")
    `if` = answer.built("if")
    `in` = answer.built("in")
    `repeat` = answer.built("repeat")
    `return` = answer.built("return")
    `throw` = answer.built("throw")
    `switch` = answer.built("switch")
    `where` = answer.built("where")
    `while` = answer.built("while")
    `Any` = answer.built("Any")
    `as` = answer.built("as")
    `false` = answer.built("false")
    `is` = answer.built("is")
    `nil` = answer.built("nil")
    self_ = answer.built("self")
    `Self` = answer.built("Self")
    `super` = answer.built("super")
    `throws` = answer.built("throws")
    `true` = answer.built("true")
    `try` = answer.built("try")
    `Type` = answer.built("Type")
    `Protocol` = answer.built("Protocol")
    __ = answer.built("_")
    `actor` = answer.built("actor")
    `async` = answer.built("async")
    `await` = answer.built("await")
    `some` = answer.built("some")
    `any` = answer.built("any")
    `each` = answer.built("each")
    `then` = answer.built("then")
    `get` = answer.built("get")
    `set` = answer.built("set")
    `willSet` = answer.built("willSet")
    `didSet` = answer.built("didSet")
    `package` = answer.built("package")
    `macro` = answer.built("macro")
    `consuming` = answer.built("consuming")
    `borrowing` = answer.built("borrowing")
    left = answer.built("left")
    right = answer.built("right")
    none = answer.built("none")
  }
}

extension KeywordInputsQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("hear", "hear") { $0.hear }
  }
}

extension MembersQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("members", "members") { $0.members }
  }
}

extension MembersQuery.Data.Members: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("data", "data") { $0.data }
    list.add("fragments", "fragments") { $0.fragments }
    list.add("hashValue_", "hashValue") { $0.hashValue_ }
    list.add("hash", "hash") { $0.hash }
    list.add("description", "description") { $0.description }
    list.add("id", "id") { $0.id }
    list.add("store", "store") { $0.store }
    list.add("record", "record") { $0.record }
    list.add("key", "key") { $0.key }
    list.add("variables", "variables") { $0.variables }
    list.add("encode", "encode") { $0.encode }
    list.add("none", "none") { $0.none }
    list.add("`init`", "init") { $0.`init` }
    list.add("`deinit`", "deinit") { $0.`deinit` }
    list.add("self_", "self") { $0.self_ }
    list.add("`subscript`", "subscript") { $0.`subscript` }
    list.add("members", nil) { $0.members }
    list.add("membersValue", nil) { $0.membersValue }
  }
}

extension Members_members: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("data", "data") { $0.data }
    list.add("fragments", "fragments") { $0.fragments }
    list.add("hashValue_", "hashValue") { $0.hashValue_ }
    list.add("hash", "hash") { $0.hash }
    list.add("description", "description") { $0.description }
    list.add("id", "id") { $0.id }
    list.add("store", "store") { $0.store }
    list.add("record", "record") { $0.record }
    list.add("key", "key") { $0.key }
    list.add("variables", "variables") { $0.variables }
    list.add("encode", "encode") { $0.encode }
    list.add("none", "none") { $0.none }
    list.add("`init`", "init") { $0.`init` }
    list.add("`deinit`", "deinit") { $0.`deinit` }
    list.add("self_", "self") { $0.self_ }
    list.add("`subscript`", "subscript") { $0.`subscript` }
  }
}

extension MembersValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("data", "data") { $0.data }
    list.add("fragments", "fragments") { $0.fragments }
    list.add("hashValue_", "hashValue") { $0.hashValue_ }
    list.add("hash", "hash") { $0.hash }
    list.add("description", "description") { $0.description }
    list.add("id", "id") { $0.id }
    list.add("store", "store") { $0.store }
    list.add("record", "record") { $0.record }
    list.add("key", "key") { $0.key }
    list.add("variables", "variables") { $0.variables }
    list.add("encode", "encode") { $0.encode }
    list.add("none", "none") { $0.none }
    list.add("`init`", "init") { $0.`init` }
    list.add("`deinit`", "deinit") { $0.`deinit` }
    list.add("self_", "self") { $0.self_ }
    list.add("`subscript`", "subscript") { $0.`subscript` }
  }
}

extension MetatypesQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("item", "item") { $0.item }
  }
}

extension MetatypesQuery.Data.Item: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("type", "type") { $0.type }
    list.add("kind", "kind") { $0.kind }
    list.add("`protocol`", "protocol") { $0.`protocol` }
    list.add("metatypesValue", nil) { $0.metatypesValue }
  }
}

extension MetatypesQuery.Data.Item.`Type`: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension MetatypesQuery.Data.Item.Kind: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension MetatypesValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("type", "type") { $0.type }
    list.add("kind", "kind") { $0.kind }
    list.add("`protocol`", "protocol") { $0.`protocol` }
  }
}

extension MetatypesValue.`Type`: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension MetatypesValue.Kind: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension Dog.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("dog", "dog") { $0.dog }
    list.add("address", "address") { $0.address }
  }
}

extension Dog.Data.Dog: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("dog", nil) { $0.dog }
  }
}

extension Dog.Data.Address: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("line", "line") { $0.line }
  }
}

extension dog: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension PluralsQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("box", "box") { $0.box }
  }
}

extension PluralsQuery.Data.Box: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("value", "value") { $0.value }
    list.add("values", "values") { $0.values }
    list.add("Value", "Value") { $0.Value }
    list.add("news", "news") { $0.news }
    list.add("new", "new") { $0.new }
    list.add("status", "status") { $0.status }
    list.add("statuses", "statuses") { $0.statuses }
    list.add("v_a", "v_a") { $0.v_a }
    list.add("vA", "vA") { $0.vA }
  }
}

extension PluralsQuery.Data.Box.Value_: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension PluralsQuery.Data.Box.Values: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("b", "b") { $0.b }
  }
}

extension PluralsQuery.Data.Box.Value__: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
    list.add("b", "b") { $0.b }
  }
}

extension PluralsQuery.Data.Box.News: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension PluralsQuery.Data.Box.New: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("b", "b") { $0.b }
  }
}

extension PluralsQuery.Data.Box.Status: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension PluralsQuery.Data.Box.Statuses: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("b", "b") { $0.b }
  }
}

extension PluralsQuery.Data.Box.V_a: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension PluralsQuery.Data.Box.VA: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("b", "b") { $0.b }
  }
}

extension ProvidedQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("provided", nil) { $0.provided }
  }
}

extension Provided_query: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("flags", "flags") { $0.flags }
    list.add("find", "find", "@if(more) @required(THROW)", throwing: true) { try $0.find }
  }
}

extension Provided_query.Flags: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("isPro", "isPro") { $0.isPro }
  }
}

extension Provided_query.Find: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("id", "id") { $0.id }
  }
}

extension RecursionQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("nested", "nested") { $0.nested }
  }
}

extension CustomScalarsQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("l", "l", throwing: true) { try $0.l }
    list.add("w", "w") { $0.w }
    list.add("j", "j") { $0.j }
    list.add("take", "take") { $0.take }
  }
}

extension CaughtScalarQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("w", "w", "@catch") { $0.w }
  }
}

extension ScopesQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("outer", nil) { $0.outer }
  }
}

extension Outer_query: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("outer", "outer") { $0.outer }
    list.add("dog", "dog") { $0.dog }
    list.add("Inner_query", nil) { $0.Inner_query }
    list.add("Inner_value", nil) { $0.Inner_value }
    list.add("defaulted", nil) { $0.defaulted }
    list.add("listed", nil) { $0.listed }
  }
}

extension Outer_query.Outer: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("text", "text") { $0.text }
  }
}

extension Outer_query.Dog: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
  }
}

extension Inner_query: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("inner", "inner") { $0.inner }
    list.add("box", "box", "@if(more)") { $0.box }
    list.add("innermost", nil) { $0.innermost }
  }
}

extension Inner_query.Inner: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("text", "text") { $0.text }
  }
}

extension Inner_query.Box: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("value", "value") { $0.value }
  }
}

extension Inner_query.Box.Value: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension Innermost_query: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("innermost", "innermost") { $0.innermost }
  }
}

extension Innermost_query.Innermost: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("text", "text") { $0.text }
  }
}

extension Inner_value: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("inner", "inner") { $0.inner }
    list.add("box", "box", "@if(more)") { $0.box }
  }
}

extension Inner_value.Inner: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("text", "text") { $0.text }
  }
}

extension Inner_value.Box: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("value", "value") { $0.value }
  }
}

extension Inner_value.Box.Value: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension Defaulted_query: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("defaulted", "defaulted") { $0.defaulted }
  }
}

extension Defaulted_query.Defaulted: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("text", "text") { $0.text }
  }
}

extension Listed_query: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("listed", "listed") { $0.listed }
  }
}

extension Listed_query.Listed: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("text", "text") { $0.text }
  }
}

extension ShadowsQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("shadows", "shadows") { $0.shadows }
  }
}

extension ShadowsQuery.Data.Shadows: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("o", "o") { $0.o }
    list.add("r", "r") { $0.r }
    list.add("e", "e") { $0.e }
    list.add("s", "s") { $0.s }
    list.add("h", "h") { $0.h }
    list.add("b", "b") { $0.b }
    list.add("`in`", "in") { $0.`in` }
    list.add("string", "string") { $0.string }
    list.add("int", "int") { $0.int }
    list.add("shadowsValue", nil) { $0.shadowsValue }
  }
}

extension ShadowsQuery.Data.Shadows.S: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension ShadowsQuery.Data.Shadows.H: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension ShadowsQuery.Data.Shadows.B: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension ShadowsQuery.Data.Shadows.String: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("string", "string") { $0.string }
  }
}

extension ShadowsQuery.Data.Shadows.Int: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("int", "int") { $0.int }
    list.add("n", "n") { $0.n }
  }
}

extension ShadowsValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("o", "o") { $0.o }
    list.add("r", "r") { $0.r }
    list.add("e", "e") { $0.e }
    list.add("s", "s") { $0.s }
    list.add("h", "h") { $0.h }
    list.add("b", "b") { $0.b }
    list.add("string", "string") { $0.string }
    list.add("int", "int") { $0.int }
  }
}

extension ShadowsValue.S: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension ShadowsValue.H: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension ShadowsValue.B: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension ShadowsValue.String: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("string", "string") { $0.string }
  }
}

extension ShadowsValue.Int: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("int", "int") { $0.int }
    list.add("n", "n") { $0.n }
  }
}

extension ShadowInputsQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("shadows", "shadows") { $0.shadows }
  }
}

extension ShadowInputsQuery.Data.Shadows: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("`in`", "in") { $0.`in` }
  }
}

extension SpelledQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("spelled", "spelled") { $0.spelled }
  }
}

extension SpelledQuery.Data.Spelled: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("spelled", nil) { $0.spelled }
    list.add("spelledValue", nil) { $0.spelledValue }
    list.add("spelledGroups", nil) { $0.spelledGroups }
    list.add("spelledArguments", nil) { $0.spelledArguments }
    list.add("link", "link") { $0.link }
    list.add("layout", nil) { $0.layout }
    list.add("anchor_", nil) { $0.anchor_ }
  }
}

extension SpelledQuery.Data.Spelled.Link: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("spelledLinks", nil) { $0.spelledLinks }
    list.add("read", nil) { $0.read }
  }
}

extension Spelled_spelled: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("anchor_", "anchor") { $0.anchor_ }
    list.add("Anchor", "Anchor") { $0.Anchor }
    list.add("recordID", "recordID") { $0.recordID }
    list.add("record", "record") { $0.record }
    list.add("read", "read") { $0.read }
    list.add("reader", "reader") { $0.reader }
    list.add("ValueReader", "ValueReader") { $0.ValueReader }
    list.add("InlineValue", "InlineValue") { $0.InlineValue }
    list.add("FragmentValue", "FragmentValue") { $0.FragmentValue }
    list.add("layout", "layout") { $0.layout }
    list.add("Layout", "Layout") { $0.Layout }
    list.add("lensID", "lensID") { $0.lensID }
    list.add("checked", "checked") { $0.checked }
    list.add("client", "client") { $0.client }
    list.add("on", "on") { $0.on }
    list.add("not", "not") { $0.not }
    list.add("`defer`", "defer") { $0.`defer` }
    list.add("connection", "connection") { $0.connection }
    list.add("name", "name") { $0.name }
    list.add("typename", "typename") { $0.typename }
    list.add("known", "known") { $0.known }
    list.add("Result", "Result") { $0.Result }
    list.add("FieldErrors", "FieldErrors") { $0.FieldErrors }
    list.add("JSON", "JSON") { $0.JSON }
    list.add("MainActor", "MainActor") { $0.MainActor }
    list.add("Swift", "Swift") { $0.Swift }
    list.add("Foundation", "Foundation") { $0.Foundation }
    list.add("BatonRuntime", "BatonRuntime") { $0.BatonRuntime }
    list.add("K", "K") { $0.K }
    list.add("S", "S") { $0.S }
    list.add("I", "I") { $0.I }
    list.add("B", "B") { $0.B }
    list.add("F", "F") { $0.F }
    list.add("J", "J") { $0.J }
    list.add("O", "O") { $0.O }
    list.add("T", "T") { $0.T }
    list.add("`true`", "true") { $0.`true` }
    list.add("null", "null") { $0.null }
    list.add("success", "success") { $0.success }
    list.add("failure", "failure") { $0.failure }
    list.add("hash_", "hash_") { $0.hash_ }
    list.add("copy", "copy") { $0.copy }
    list.add("`sending`", "sending") { $0.`sending` }
    list.add("`isolated`", "isolated") { $0.`isolated` }
    list.add("`unowned`", "unowned") { $0.`unowned` }
    list.add("lazy", "lazy") { $0.lazy }
    list.add("rawValue", "rawValue") { $0.rawValue }
    list.add("count", "count") { $0.count }
  }
}

extension SpelledValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("anchor", "anchor") { $0.anchor }
    list.add("Anchor", "Anchor") { $0.Anchor }
    list.add("recordID", "recordID") { $0.recordID }
    list.add("record", "record") { $0.record }
    list.add("read", "read") { $0.read }
    list.add("reader", "reader") { $0.reader }
    list.add("ValueReader", "ValueReader") { $0.ValueReader }
    list.add("InlineValue", "InlineValue") { $0.InlineValue }
    list.add("FragmentValue", "FragmentValue") { $0.FragmentValue }
    list.add("layout", "layout") { $0.layout }
    list.add("Layout", "Layout") { $0.Layout }
    list.add("lensID", "lensID") { $0.lensID }
    list.add("checked", "checked") { $0.checked }
    list.add("client", "client") { $0.client }
    list.add("on", "on") { $0.on }
    list.add("not", "not") { $0.not }
    list.add("`defer`", "defer") { $0.`defer` }
    list.add("connection", "connection") { $0.connection }
    list.add("name", "name") { $0.name }
    list.add("typename", "typename") { $0.typename }
    list.add("known", "known") { $0.known }
    list.add("Result", "Result") { $0.Result }
    list.add("FieldErrors", "FieldErrors") { $0.FieldErrors }
    list.add("JSON", "JSON") { $0.JSON }
    list.add("MainActor", "MainActor") { $0.MainActor }
    list.add("Swift", "Swift") { $0.Swift }
    list.add("Foundation", "Foundation") { $0.Foundation }
    list.add("BatonRuntime", "BatonRuntime") { $0.BatonRuntime }
    list.add("K", "K") { $0.K }
    list.add("S", "S") { $0.S }
    list.add("I", "I") { $0.I }
    list.add("B", "B") { $0.B }
    list.add("F", "F") { $0.F }
    list.add("J", "J") { $0.J }
    list.add("O", "O") { $0.O }
    list.add("T", "T") { $0.T }
    list.add("`true`", "true") { $0.`true` }
    list.add("null", "null") { $0.null }
    list.add("success", "success") { $0.success }
    list.add("failure", "failure") { $0.failure }
    list.add("hash_", "hash_") { $0.hash_ }
    list.add("copy", "copy") { $0.copy }
    list.add("`sending`", "sending") { $0.`sending` }
    list.add("`isolated`", "isolated") { $0.`isolated` }
    list.add("`unowned`", "unowned") { $0.`unowned` }
    list.add("lazy", "lazy") { $0.lazy }
    list.add("rawValue", "rawValue") { $0.rawValue }
    list.add("count", "count") { $0.count }
  }
}

extension SpelledLinks: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("self_", "self") { $0.self_ }
    list.add("`init`", "init") { $0.`init` }
    list.add("`Type`", "Type") { $0.`Type` }
    list.add("FieldErrors", "FieldErrors") { $0.FieldErrors }
    list.add("SpelledLinks", "SpelledLinks") { $0.SpelledLinks }
    list.add("reader", "reader") { $0.reader }
  }
}

extension SpelledLinks.Self_: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("read", "read") { $0.read }
  }
}

extension SpelledLinks.Init: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("layout", "layout") { $0.layout }
  }
}

extension SpelledLinks.Type_: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("`Self`", "Self") { $0.`Self` }
  }
}

extension SpelledLinks.FieldErrors_: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("Result", "Result") { $0.Result }
  }
}

extension SpelledLinks.SpelledLinks_: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("SpelledLinks", "SpelledLinks") { $0.SpelledLinks }
  }
}

extension SpelledLinks.Reader: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("hashValue_", "hashValue") { $0.hashValue_ }
  }
}

extension SpelledGroups: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("self_", nil) { $0.self_ }
    list.add("read", nil) { $0.read }
    list.add("Result", nil, "@catch") { $0.Result }
    list.add("layout", nil) { $0.layout }
  }
}

extension SpelledGroups.Self_: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("on", "on") { $0.on }
  }
}

extension SpelledGroups.Read: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("K", "K") { $0.K }
  }
}

extension SpelledGroups.Result_: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("S", "S") { $0.S }
  }
}

extension SpelledGroups.Layout: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("anchor", nil) { $0.anchor }
  }
}

extension SpelledArguments: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("told", "told") { $0.told }
  }
}

extension anchor: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("name", "name") { $0.name }
    list.add("on", "on") { $0.on }
  }
}

extension LiteralsQuery.Data: Readable {
  @available(*, deprecated)
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("b", "b") { $0.b }
    list.add("a", "a") { $0.a }
    list.add("x", "x") { $0.x }
  }
}

extension UnderscoresQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("underscores", "underscores") { $0.underscores }
  }
}

extension UnderscoresQuery.Data.Underscores: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("__", "_") { $0.__ }
    list.add("_x", "_x") { $0._x }
    list.add("x", "x") { $0.x }
    list.add("X", "X") { $0.X }
    list.add("_1", "_1") { $0._1 }
    list.add("underscoresValue", nil) { $0.underscoresValue }
  }
}

extension UnderscoresQuery.Data.Underscores._X: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("__", "_") { $0.__ }
  }
}

extension UnderscoresQuery.Data.Underscores.X_: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension UnderscoresQuery.Data.Underscores.X__: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension UnderscoresQuery.Data.Underscores._1_: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension UnderscoresValue: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("__", "_") { $0.__ }
    list.add("x", "x") { $0.x }
    list.add("X", "X") { $0.X }
    list.add("_1", "_1") { $0._1 }
  }
}

extension UnderscoresValue.X_: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension UnderscoresValue.X__: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension UnderscoresValue._1_: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("a", "a") { $0.a }
  }
}

extension VariablesQuery.Data: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("s1", "s1") { $0.s1 }
    list.add("s2", "s2") { $0.s2 }
    list.add("pick", "pick") { $0.pick }
    list.add("find", "find") { $0.find }
    list.add("logs", "logs") { $0.logs }
  }
}

extension VariablesQuery.Data.Find: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("id", "id") { $0.id }
  }
}

extension VariablesQuery.Data.Logs: Readable {
  static func members(_ list: inout ReadableMembers<Self>) {
    list.add("text", "text") { $0.text }
  }
}

let casesTypes: [any Readable.Type] = [
  DeprecatedQuery.Data.self,
  DeprecatedValue.self,
  EnumsQuery.Data.self,
  KeywordsQuery.Data.self,
  KeywordsQuery.Data.Words.self,
  Keywords_words.self,
  KeywordsValue.self,
  KeywordsMutation.Data.self,
  KeywordsMutation.Data.Say.self,
  KeywordInputsQuery.Data.self,
  MembersQuery.Data.self,
  MembersQuery.Data.Members.self,
  Members_members.self,
  MembersValue.self,
  MetatypesQuery.Data.self,
  MetatypesQuery.Data.Item.self,
  Array<MetatypesQuery.Data.Item.`Type`>.Element.self,
  MetatypesQuery.Data.Item.Kind.self,
  MetatypesValue.self,
  Array<MetatypesValue.`Type`>.Element.self,
  MetatypesValue.Kind.self,
  Dog.Data.self,
  Dog.Data.Dog.self,
  Dog.Data.Address.self,
  dog.self,
  PluralsQuery.Data.self,
  PluralsQuery.Data.Box.self,
  PluralsQuery.Data.Box.Value_.self,
  PluralsQuery.Data.Box.Values.self,
  PluralsQuery.Data.Box.Value__.self,
  PluralsQuery.Data.Box.News.self,
  PluralsQuery.Data.Box.New.self,
  PluralsQuery.Data.Box.Status.self,
  PluralsQuery.Data.Box.Statuses.self,
  PluralsQuery.Data.Box.V_a.self,
  PluralsQuery.Data.Box.VA.self,
  ProvidedQuery.Data.self,
  Provided_query.self,
  Provided_query.Flags.self,
  Provided_query.Find.self,
  RecursionQuery.Data.self,
  CustomScalarsQuery.Data.self,
  CaughtScalarQuery.Data.self,
  ScopesQuery.Data.self,
  Outer_query.self,
  Outer_query.Outer.self,
  Outer_query.Dog.self,
  Inner_query.self,
  Inner_query.Inner.self,
  Inner_query.Box.self,
  Inner_query.Box.Value.self,
  Innermost_query.self,
  Innermost_query.Innermost.self,
  Inner_value.self,
  Inner_value.Inner.self,
  Inner_value.Box.self,
  Inner_value.Box.Value.self,
  Defaulted_query.self,
  Defaulted_query.Defaulted.self,
  Listed_query.self,
  Listed_query.Listed.self,
  ShadowsQuery.Data.self,
  ShadowsQuery.Data.Shadows.self,
  ShadowsQuery.Data.Shadows.S.self,
  ShadowsQuery.Data.Shadows.H.self,
  ShadowsQuery.Data.Shadows.B.self,
  ShadowsQuery.Data.Shadows.String.self,
  ShadowsQuery.Data.Shadows.Int.self,
  ShadowsValue.self,
  ShadowsValue.S.self,
  ShadowsValue.H.self,
  ShadowsValue.B.self,
  ShadowsValue.String.self,
  ShadowsValue.Int.self,
  ShadowInputsQuery.Data.self,
  ShadowInputsQuery.Data.Shadows.self,
  SpelledQuery.Data.self,
  SpelledQuery.Data.Spelled.self,
  SpelledQuery.Data.Spelled.Link.self,
  Spelled_spelled.self,
  SpelledValue.self,
  SpelledLinks.self,
  SpelledLinks.Self_.self,
  SpelledLinks.Init.self,
  SpelledLinks.Type_.self,
  SpelledLinks.FieldErrors_.self,
  SpelledLinks.SpelledLinks_.self,
  SpelledLinks.Reader.self,
  SpelledGroups.self,
  SpelledGroups.Self_.self,
  SpelledGroups.Read.self,
  SpelledGroups.Result_.self,
  SpelledGroups.Layout.self,
  SpelledArguments.self,
  anchor.self,
  LiteralsQuery.Data.self,
  UnderscoresQuery.Data.self,
  UnderscoresQuery.Data.Underscores.self,
  UnderscoresQuery.Data.Underscores._X.self,
  UnderscoresQuery.Data.Underscores.X_.self,
  UnderscoresQuery.Data.Underscores.X__.self,
  UnderscoresQuery.Data.Underscores._1_.self,
  UnderscoresValue.self,
  UnderscoresValue.X_.self,
  UnderscoresValue.X__.self,
  UnderscoresValue._1_.self,
  VariablesQuery.Data.self,
  VariablesQuery.Data.Find.self,
  VariablesQuery.Data.Logs.self,
]

let casesResponses: [any Buildable.Type] = [
  KeywordsMutation.Response.self,
]

// Printed from the plans of Fixtures/cases by the tests of emission. Do not edit.

import CaseSwift

extension DeprecatedQuery.Data: Readable {
  @available(*, deprecated)
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
    list.add("retired", "retired") { retired as Any }
    list.add("deprecatedValue", nil) { deprecatedValue as Any }
  }
}

extension DeprecatedValue: Readable {
  @available(*, deprecated)
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension EnumsQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("mood", "mood") { mood as Any }
  }
}

extension KeywordsQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("words", "words") { words as Any }
  }
}

extension KeywordsQuery.Data.Words: Readable {
  func readings(_ list: inout Readings) {
    list.add("keywords", nil) { keywords as Any }
    list.add("keywordsValue", nil) { keywordsValue as Any }
  }
}

extension Keywords_words: Readable {
  func readings(_ list: inout Readings) {
    list.add("`associatedtype`", "associatedtype") { `associatedtype` as Any }
    list.add("`class`", "class") { `class` as Any }
    list.add("`deinit`", "deinit") { `deinit` as Any }
    list.add("`enum`", "enum") { `enum` as Any }
    list.add("`extension`", "extension") { `extension` as Any }
    list.add("`fileprivate`", "fileprivate") { `fileprivate` as Any }
    list.add("`func`", "func") { `func` as Any }
    list.add("`import`", "import") { `import` as Any }
    list.add("`init`", "init") { `init` as Any }
    list.add("`inout`", "inout") { `inout` as Any }
    list.add("`internal`", "internal") { `internal` as Any }
    list.add("`let`", "let") { `let` as Any }
    list.add("`operator`", "operator") { `operator` as Any }
    list.add("`private`", "private") { `private` as Any }
    list.add("`precedencegroup`", "precedencegroup") { `precedencegroup` as Any }
    list.add("`protocol`", "protocol") { `protocol` as Any }
    list.add("`public`", "public") { `public` as Any }
    list.add("`rethrows`", "rethrows") { `rethrows` as Any }
    list.add("`static`", "static") { `static` as Any }
    list.add("`struct`", "struct") { `struct` as Any }
    list.add("`subscript`", "subscript") { `subscript` as Any }
    list.add("`typealias`", "typealias") { `typealias` as Any }
    list.add("`var`", "var") { `var` as Any }
    list.add("`break`", "break") { `break` as Any }
    list.add("`case`", "case") { `case` as Any }
    list.add("`catch`", "catch") { `catch` as Any }
    list.add("`continue`", "continue") { `continue` as Any }
    list.add("`default`", "default") { `default` as Any }
    list.add("`defer`", "defer") { `defer` as Any }
    list.add("`do`", "do") { `do` as Any }
    list.add("`else`", "else") { `else` as Any }
    list.add("`fallthrough`", "fallthrough") { `fallthrough` as Any }
    list.add("`for`", "for") { `for` as Any }
    list.add("`guard`", "guard") { `guard` as Any }
    list.add("`if`", "if") { `if` as Any }
    list.add("`in`", "in") { `in` as Any }
    list.add("`repeat`", "repeat") { `repeat` as Any }
    list.add("`return`", "return") { `return` as Any }
    list.add("`throw`", "throw") { `throw` as Any }
    list.add("`switch`", "switch") { `switch` as Any }
    list.add("`where`", "where") { `where` as Any }
    list.add("`while`", "while") { `while` as Any }
    list.add("`Any`", "Any") { `Any` as Any }
    list.add("`as`", "as") { `as` as Any }
    list.add("`false`", "false") { `false` as Any }
    list.add("`is`", "is") { `is` as Any }
    list.add("`nil`", "nil") { `nil` as Any }
    list.add("self_", "self") { self_ as Any }
    list.add("`Self`", "Self") { `Self` as Any }
    list.add("`super`", "super") { `super` as Any }
    list.add("`throws`", "throws") { `throws` as Any }
    list.add("`true`", "true") { `true` as Any }
    list.add("`try`", "try") { `try` as Any }
    list.add("`Type`", "Type") { `Type` as Any }
    list.add("`Protocol`", "Protocol") { `Protocol` as Any }
    list.add("__", "_") { __ as Any }
    list.add("`actor`", "actor") { `actor` as Any }
    list.add("`async`", "async") { `async` as Any }
    list.add("`await`", "await") { `await` as Any }
    list.add("`some`", "some") { `some` as Any }
    list.add("`any`", "any") { `any` as Any }
    list.add("`each`", "each") { `each` as Any }
    list.add("`then`", "then") { `then` as Any }
    list.add("`get`", "get") { `get` as Any }
    list.add("`set`", "set") { `set` as Any }
    list.add("`willSet`", "willSet") { `willSet` as Any }
    list.add("`didSet`", "didSet") { `didSet` as Any }
    list.add("`package`", "package") { `package` as Any }
    list.add("`macro`", "macro") { `macro` as Any }
    list.add("`consuming`", "consuming") { `consuming` as Any }
    list.add("`borrowing`", "borrowing") { `borrowing` as Any }
    list.add("left", "left") { left as Any }
    list.add("right", "right") { right as Any }
    list.add("none", "none") { none as Any }
  }
}

extension KeywordsValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("`associatedtype`", "associatedtype") { `associatedtype` as Any }
    list.add("`class`", "class") { `class` as Any }
    list.add("`deinit`", "deinit") { `deinit` as Any }
    list.add("`enum`", "enum") { `enum` as Any }
    list.add("`extension`", "extension") { `extension` as Any }
    list.add("`fileprivate`", "fileprivate") { `fileprivate` as Any }
    list.add("`func`", "func") { `func` as Any }
    list.add("`import`", "import") { `import` as Any }
    list.add("`init`", "init") { `init` as Any }
    list.add("`inout`", "inout") { `inout` as Any }
    list.add("`internal`", "internal") { `internal` as Any }
    list.add("`let`", "let") { `let` as Any }
    list.add("`operator`", "operator") { `operator` as Any }
    list.add("`private`", "private") { `private` as Any }
    list.add("`precedencegroup`", "precedencegroup") { `precedencegroup` as Any }
    list.add("`protocol`", "protocol") { `protocol` as Any }
    list.add("`public`", "public") { `public` as Any }
    list.add("`rethrows`", "rethrows") { `rethrows` as Any }
    list.add("`static`", "static") { `static` as Any }
    list.add("`struct`", "struct") { `struct` as Any }
    list.add("`subscript`", "subscript") { `subscript` as Any }
    list.add("`typealias`", "typealias") { `typealias` as Any }
    list.add("`var`", "var") { `var` as Any }
    list.add("`break`", "break") { `break` as Any }
    list.add("`case`", "case") { `case` as Any }
    list.add("`catch`", "catch") { `catch` as Any }
    list.add("`continue`", "continue") { `continue` as Any }
    list.add("`default`", "default") { `default` as Any }
    list.add("`defer`", "defer") { `defer` as Any }
    list.add("`do`", "do") { `do` as Any }
    list.add("`else`", "else") { `else` as Any }
    list.add("`fallthrough`", "fallthrough") { `fallthrough` as Any }
    list.add("`for`", "for") { `for` as Any }
    list.add("`guard`", "guard") { `guard` as Any }
    list.add("`if`", "if") { `if` as Any }
    list.add("`in`", "in") { `in` as Any }
    list.add("`repeat`", "repeat") { `repeat` as Any }
    list.add("`return`", "return") { `return` as Any }
    list.add("`throw`", "throw") { `throw` as Any }
    list.add("`switch`", "switch") { `switch` as Any }
    list.add("`where`", "where") { `where` as Any }
    list.add("`while`", "while") { `while` as Any }
    list.add("`Any`", "Any") { `Any` as Any }
    list.add("`as`", "as") { `as` as Any }
    list.add("`false`", "false") { `false` as Any }
    list.add("`is`", "is") { `is` as Any }
    list.add("`nil`", "nil") { `nil` as Any }
    list.add("self_", "self") { self_ as Any }
    list.add("`Self`", "Self") { `Self` as Any }
    list.add("`super`", "super") { `super` as Any }
    list.add("`throws`", "throws") { `throws` as Any }
    list.add("`true`", "true") { `true` as Any }
    list.add("`try`", "try") { `try` as Any }
    list.add("`Type`", "Type") { `Type` as Any }
    list.add("`Protocol`", "Protocol") { `Protocol` as Any }
    list.add("__", "_") { __ as Any }
    list.add("`actor`", "actor") { `actor` as Any }
    list.add("`async`", "async") { `async` as Any }
    list.add("`await`", "await") { `await` as Any }
    list.add("`some`", "some") { `some` as Any }
    list.add("`any`", "any") { `any` as Any }
    list.add("`each`", "each") { `each` as Any }
    list.add("`then`", "then") { `then` as Any }
    list.add("`get`", "get") { `get` as Any }
    list.add("`set`", "set") { `set` as Any }
    list.add("`willSet`", "willSet") { `willSet` as Any }
    list.add("`didSet`", "didSet") { `didSet` as Any }
    list.add("`package`", "package") { `package` as Any }
    list.add("`macro`", "macro") { `macro` as Any }
    list.add("`consuming`", "consuming") { `consuming` as Any }
    list.add("`borrowing`", "borrowing") { `borrowing` as Any }
    list.add("left", "left") { left as Any }
    list.add("right", "right") { right as Any }
    list.add("none", "none") { none as Any }
  }
}

extension KeywordsMutation.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("say", "say") { say as Any }
  }
}

extension KeywordsMutation.Data.Say: Readable {
  func readings(_ list: inout Readings) {
    list.add("`for`", "for") { `for` as Any }
    list.add("`in`", "in") { `in` as Any }
    list.add("`where`", "where") { `where` as Any }
    list.add("`operator`", "operator") { `operator` as Any }
    list.add("self_", "self") { self_ as Any }
    list.add("`Self`", "Self") { `Self` as Any }
    list.add("`init`", "init") { `init` as Any }
    list.add("`Type`", "Type") { `Type` as Any }
    list.add("__", "_") { __ as Any }
    list.add("`nil`", "nil") { `nil` as Any }
  }
}

extension MembersQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("members", "members") { members as Any }
  }
}

extension MembersQuery.Data.Members: Readable {
  func readings(_ list: inout Readings) {
    list.add("data", "data") { data as Any }
    list.add("fragments", "fragments") { fragments as Any }
    list.add("hashValue_", "hashValue") { hashValue_ as Any }
    list.add("hash", "hash") { hash as Any }
    list.add("description", "description") { description as Any }
    list.add("id", "id") { id as Any }
    list.add("store", "store") { store as Any }
    list.add("record", "record") { record as Any }
    list.add("key", "key") { key as Any }
    list.add("variables", "variables") { variables as Any }
    list.add("encode", "encode") { encode as Any }
    list.add("none", "none") { none as Any }
    list.add("`init`", "init") { `init` as Any }
    list.add("`deinit`", "deinit") { `deinit` as Any }
    list.add("self_", "self") { self_ as Any }
    list.add("`subscript`", "subscript") { `subscript` as Any }
    list.add("members", nil) { members as Any }
    list.add("membersValue", nil) { membersValue as Any }
  }
}

extension Members_members: Readable {
  func readings(_ list: inout Readings) {
    list.add("data", "data") { data as Any }
    list.add("fragments", "fragments") { fragments as Any }
    list.add("hashValue_", "hashValue") { hashValue_ as Any }
    list.add("hash", "hash") { hash as Any }
    list.add("description", "description") { description as Any }
    list.add("id", "id") { id as Any }
    list.add("store", "store") { store as Any }
    list.add("record", "record") { record as Any }
    list.add("key", "key") { key as Any }
    list.add("variables", "variables") { variables as Any }
    list.add("encode", "encode") { encode as Any }
    list.add("none", "none") { none as Any }
    list.add("`init`", "init") { `init` as Any }
    list.add("`deinit`", "deinit") { `deinit` as Any }
    list.add("self_", "self") { self_ as Any }
    list.add("`subscript`", "subscript") { `subscript` as Any }
  }
}

extension MembersValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("data", "data") { data as Any }
    list.add("fragments", "fragments") { fragments as Any }
    list.add("hashValue_", "hashValue") { hashValue_ as Any }
    list.add("hash", "hash") { hash as Any }
    list.add("description", "description") { description as Any }
    list.add("id", "id") { id as Any }
    list.add("store", "store") { store as Any }
    list.add("record", "record") { record as Any }
    list.add("key", "key") { key as Any }
    list.add("variables", "variables") { variables as Any }
    list.add("encode", "encode") { encode as Any }
    list.add("none", "none") { none as Any }
    list.add("`init`", "init") { `init` as Any }
    list.add("`deinit`", "deinit") { `deinit` as Any }
    list.add("self_", "self") { self_ as Any }
    list.add("`subscript`", "subscript") { `subscript` as Any }
  }
}

extension MetatypesQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("item", "item") { item as Any }
  }
}

extension MetatypesQuery.Data.Item: Readable {
  func readings(_ list: inout Readings) {
    list.add("type", "type") { type as Any }
    list.add("kind", "kind") { kind as Any }
    list.add("`protocol`", "protocol") { `protocol` as Any }
    list.add("metatypesValue", nil) { metatypesValue as Any }
  }
}

extension MetatypesQuery.Data.Item.`Type`: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension MetatypesQuery.Data.Item.Kind: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension MetatypesValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("type", "type") { type as Any }
    list.add("kind", "kind") { kind as Any }
    list.add("`protocol`", "protocol") { `protocol` as Any }
  }
}

extension MetatypesValue.`Type`: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension MetatypesValue.Kind: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension Dog.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("dog", "dog") { dog as Any }
    list.add("address", "address") { address as Any }
  }
}

extension Dog.Data.Dog: Readable {
  func readings(_ list: inout Readings) {
    list.add("dog", nil) { dog as Any }
  }
}

extension Dog.Data.Address: Readable {
  func readings(_ list: inout Readings) {
    list.add("line", "line") { line as Any }
  }
}

extension dog: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension PluralsQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("box", "box") { box as Any }
  }
}

extension PluralsQuery.Data.Box: Readable {
  func readings(_ list: inout Readings) {
    list.add("value", "value") { value as Any }
    list.add("values", "values") { values as Any }
    list.add("Value", "Value") { Value as Any }
    list.add("news", "news") { news as Any }
    list.add("new", "new") { new as Any }
    list.add("status", "status") { status as Any }
    list.add("statuses", "statuses") { statuses as Any }
    list.add("v_a", "v_a") { v_a as Any }
    list.add("vA", "vA") { vA as Any }
  }
}

extension PluralsQuery.Data.Box.Value_: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension PluralsQuery.Data.Box.Values: Readable {
  func readings(_ list: inout Readings) {
    list.add("b", "b") { b as Any }
  }
}

extension PluralsQuery.Data.Box.Value__: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
    list.add("b", "b") { b as Any }
  }
}

extension PluralsQuery.Data.Box.News: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension PluralsQuery.Data.Box.New: Readable {
  func readings(_ list: inout Readings) {
    list.add("b", "b") { b as Any }
  }
}

extension PluralsQuery.Data.Box.Status: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension PluralsQuery.Data.Box.Statuses: Readable {
  func readings(_ list: inout Readings) {
    list.add("b", "b") { b as Any }
  }
}

extension PluralsQuery.Data.Box.V_a: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension PluralsQuery.Data.Box.VA: Readable {
  func readings(_ list: inout Readings) {
    list.add("b", "b") { b as Any }
  }
}

extension ProvidedQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("provided", nil) { provided as Any }
  }
}

extension Provided_query: Readable {
  func readings(_ list: inout Readings) {
    list.add("flags", "flags") { flags as Any }
    list.add("find", "find") { try find as Any }
  }
}

extension Provided_query.Flags: Readable {
  func readings(_ list: inout Readings) {
    list.add("isPro", "isPro") { isPro as Any }
  }
}

extension Provided_query.Find: Readable {
  func readings(_ list: inout Readings) {
    list.add("id", "id") { id as Any }
  }
}

extension RecursionQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("nested", "nested") { nested as Any }
  }
}

extension CustomScalarsQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("l", "l") { try l as Any }
    list.add("w", "w") { w as Any }
    list.add("j", "j") { j as Any }
    list.add("take", "take") { take as Any }
  }
}

extension ScopesQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("outer", nil) { outer as Any }
  }
}

extension Outer_query: Readable {
  func readings(_ list: inout Readings) {
    list.add("outer", "outer") { outer as Any }
    list.add("dog", "dog") { dog as Any }
    list.add("Inner_query", nil) { Inner_query as Any }
    list.add("Inner_value", nil) { Inner_value as Any }
    list.add("defaulted", nil) { defaulted as Any }
    list.add("listed", nil) { listed as Any }
  }
}

extension Outer_query.Outer: Readable {
  func readings(_ list: inout Readings) {
    list.add("text", "text") { text as Any }
  }
}

extension Outer_query.Dog: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
  }
}

extension Inner_query: Readable {
  func readings(_ list: inout Readings) {
    list.add("inner", "inner") { inner as Any }
    list.add("box", "box") { box as Any }
    list.add("innermost", nil) { innermost as Any }
  }
}

extension Inner_query.Inner: Readable {
  func readings(_ list: inout Readings) {
    list.add("text", "text") { text as Any }
  }
}

extension Inner_query.Box: Readable {
  func readings(_ list: inout Readings) {
    list.add("value", "value") { value as Any }
  }
}

extension Inner_query.Box.Value: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension Innermost_query: Readable {
  func readings(_ list: inout Readings) {
    list.add("innermost", "innermost") { innermost as Any }
  }
}

extension Innermost_query.Innermost: Readable {
  func readings(_ list: inout Readings) {
    list.add("text", "text") { text as Any }
  }
}

extension Inner_value: Readable {
  func readings(_ list: inout Readings) {
    list.add("inner", "inner") { inner as Any }
    list.add("box", "box") { box as Any }
  }
}

extension Inner_value.Inner: Readable {
  func readings(_ list: inout Readings) {
    list.add("text", "text") { text as Any }
  }
}

extension Inner_value.Box: Readable {
  func readings(_ list: inout Readings) {
    list.add("value", "value") { value as Any }
  }
}

extension Inner_value.Box.Value: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension Defaulted_query: Readable {
  func readings(_ list: inout Readings) {
    list.add("defaulted", "defaulted") { defaulted as Any }
  }
}

extension Defaulted_query.Defaulted: Readable {
  func readings(_ list: inout Readings) {
    list.add("text", "text") { text as Any }
  }
}

extension Listed_query: Readable {
  func readings(_ list: inout Readings) {
    list.add("listed", "listed") { listed as Any }
  }
}

extension Listed_query.Listed: Readable {
  func readings(_ list: inout Readings) {
    list.add("text", "text") { text as Any }
  }
}

extension ShadowsQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("shadows", "shadows") { shadows as Any }
  }
}

extension ShadowsQuery.Data.Shadows: Readable {
  func readings(_ list: inout Readings) {
    list.add("o", "o") { o as Any }
    list.add("r", "r") { r as Any }
    list.add("e", "e") { e as Any }
    list.add("s", "s") { s as Any }
    list.add("h", "h") { h as Any }
    list.add("b", "b") { b as Any }
    list.add("`in`", "in") { `in` as Any }
    list.add("string", "string") { string as Any }
    list.add("int", "int") { int as Any }
    list.add("shadowsValue", nil) { shadowsValue as Any }
  }
}

extension ShadowsQuery.Data.Shadows.S: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension ShadowsQuery.Data.Shadows.H: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension ShadowsQuery.Data.Shadows.B: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension ShadowsQuery.Data.Shadows.String: Readable {
  func readings(_ list: inout Readings) {
    list.add("string", "string") { string as Any }
  }
}

extension ShadowsQuery.Data.Shadows.Int: Readable {
  func readings(_ list: inout Readings) {
    list.add("int", "int") { int as Any }
    list.add("n", "n") { n as Any }
  }
}

extension ShadowsValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("o", "o") { o as Any }
    list.add("r", "r") { r as Any }
    list.add("e", "e") { e as Any }
    list.add("s", "s") { s as Any }
    list.add("h", "h") { h as Any }
    list.add("b", "b") { b as Any }
    list.add("string", "string") { string as Any }
    list.add("int", "int") { int as Any }
  }
}

extension ShadowsValue.S: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension ShadowsValue.H: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension ShadowsValue.B: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension ShadowsValue.String: Readable {
  func readings(_ list: inout Readings) {
    list.add("string", "string") { string as Any }
  }
}

extension ShadowsValue.Int: Readable {
  func readings(_ list: inout Readings) {
    list.add("int", "int") { int as Any }
    list.add("n", "n") { n as Any }
  }
}

extension ShadowInputsQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("shadows", "shadows") { shadows as Any }
  }
}

extension ShadowInputsQuery.Data.Shadows: Readable {
  func readings(_ list: inout Readings) {
    list.add("`in`", "in") { `in` as Any }
  }
}

extension SpelledQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("spelled", "spelled") { spelled as Any }
  }
}

extension SpelledQuery.Data.Spelled: Readable {
  func readings(_ list: inout Readings) {
    list.add("spelled", nil) { spelled as Any }
    list.add("spelledValue", nil) { spelledValue as Any }
    list.add("spelledGroups", nil) { spelledGroups as Any }
    list.add("spelledArguments", nil) { spelledArguments as Any }
    list.add("link", "link") { link as Any }
    list.add("layout", nil) { layout as Any }
    list.add("anchor_", nil) { anchor_ as Any }
  }
}

extension SpelledQuery.Data.Spelled.Link: Readable {
  func readings(_ list: inout Readings) {
    list.add("spelledLinks", nil) { spelledLinks as Any }
    list.add("read", nil) { read as Any }
  }
}

extension Spelled_spelled: Readable {
  func readings(_ list: inout Readings) {
    list.add("anchor_", "anchor") { anchor_ as Any }
    list.add("Anchor", "Anchor") { Anchor as Any }
    list.add("recordID", "recordID") { recordID as Any }
    list.add("record", "record") { record as Any }
    list.add("read", "read") { read as Any }
    list.add("reader", "reader") { reader as Any }
    list.add("ValueReader", "ValueReader") { ValueReader as Any }
    list.add("InlineValue", "InlineValue") { InlineValue as Any }
    list.add("FragmentValue", "FragmentValue") { FragmentValue as Any }
    list.add("layout", "layout") { layout as Any }
    list.add("Layout", "Layout") { Layout as Any }
    list.add("lensID", "lensID") { lensID as Any }
    list.add("checked", "checked") { checked as Any }
    list.add("client", "client") { client as Any }
    list.add("on", "on") { on as Any }
    list.add("not", "not") { not as Any }
    list.add("`defer`", "defer") { `defer` as Any }
    list.add("connection", "connection") { connection as Any }
    list.add("name", "name") { name as Any }
    list.add("typename", "typename") { typename as Any }
    list.add("known", "known") { known as Any }
    list.add("Result", "Result") { Result as Any }
    list.add("FieldErrors", "FieldErrors") { FieldErrors as Any }
    list.add("JSON", "JSON") { JSON as Any }
    list.add("MainActor", "MainActor") { MainActor as Any }
    list.add("Swift", "Swift") { Swift as Any }
    list.add("Foundation", "Foundation") { Foundation as Any }
    list.add("BatonRuntime", "BatonRuntime") { BatonRuntime as Any }
    list.add("K", "K") { K as Any }
    list.add("S", "S") { S as Any }
    list.add("I", "I") { I as Any }
    list.add("B", "B") { B as Any }
    list.add("F", "F") { F as Any }
    list.add("J", "J") { J as Any }
    list.add("O", "O") { O as Any }
    list.add("T", "T") { T as Any }
    list.add("`true`", "true") { `true` as Any }
    list.add("null", "null") { null as Any }
    list.add("success", "success") { success as Any }
    list.add("failure", "failure") { failure as Any }
    list.add("hash_", "hash_") { hash_ as Any }
    list.add("copy", "copy") { copy as Any }
    list.add("`sending`", "sending") { `sending` as Any }
    list.add("`isolated`", "isolated") { `isolated` as Any }
    list.add("`unowned`", "unowned") { `unowned` as Any }
    list.add("lazy", "lazy") { lazy as Any }
    list.add("rawValue", "rawValue") { rawValue as Any }
    list.add("count", "count") { count as Any }
  }
}

extension SpelledValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("anchor", "anchor") { anchor as Any }
    list.add("Anchor", "Anchor") { Anchor as Any }
    list.add("recordID", "recordID") { recordID as Any }
    list.add("record", "record") { record as Any }
    list.add("read", "read") { read as Any }
    list.add("reader", "reader") { reader as Any }
    list.add("ValueReader", "ValueReader") { ValueReader as Any }
    list.add("InlineValue", "InlineValue") { InlineValue as Any }
    list.add("FragmentValue", "FragmentValue") { FragmentValue as Any }
    list.add("layout", "layout") { layout as Any }
    list.add("Layout", "Layout") { Layout as Any }
    list.add("lensID", "lensID") { lensID as Any }
    list.add("checked", "checked") { checked as Any }
    list.add("client", "client") { client as Any }
    list.add("on", "on") { on as Any }
    list.add("not", "not") { not as Any }
    list.add("`defer`", "defer") { `defer` as Any }
    list.add("connection", "connection") { connection as Any }
    list.add("name", "name") { name as Any }
    list.add("typename", "typename") { typename as Any }
    list.add("known", "known") { known as Any }
    list.add("Result", "Result") { Result as Any }
    list.add("FieldErrors", "FieldErrors") { FieldErrors as Any }
    list.add("JSON", "JSON") { JSON as Any }
    list.add("MainActor", "MainActor") { MainActor as Any }
    list.add("Swift", "Swift") { Swift as Any }
    list.add("Foundation", "Foundation") { Foundation as Any }
    list.add("BatonRuntime", "BatonRuntime") { BatonRuntime as Any }
    list.add("K", "K") { K as Any }
    list.add("S", "S") { S as Any }
    list.add("I", "I") { I as Any }
    list.add("B", "B") { B as Any }
    list.add("F", "F") { F as Any }
    list.add("J", "J") { J as Any }
    list.add("O", "O") { O as Any }
    list.add("T", "T") { T as Any }
    list.add("`true`", "true") { `true` as Any }
    list.add("null", "null") { null as Any }
    list.add("success", "success") { success as Any }
    list.add("failure", "failure") { failure as Any }
    list.add("hash_", "hash_") { hash_ as Any }
    list.add("copy", "copy") { copy as Any }
    list.add("`sending`", "sending") { `sending` as Any }
    list.add("`isolated`", "isolated") { `isolated` as Any }
    list.add("`unowned`", "unowned") { `unowned` as Any }
    list.add("lazy", "lazy") { lazy as Any }
    list.add("rawValue", "rawValue") { rawValue as Any }
    list.add("count", "count") { count as Any }
  }
}

extension SpelledLinks: Readable {
  func readings(_ list: inout Readings) {
    list.add("self_", "self") { self_ as Any }
    list.add("`init`", "init") { `init` as Any }
    list.add("`Type`", "Type") { `Type` as Any }
    list.add("FieldErrors", "FieldErrors") { FieldErrors as Any }
    list.add("SpelledLinks", "SpelledLinks") { SpelledLinks as Any }
    list.add("reader", "reader") { reader as Any }
  }
}

extension SpelledLinks.Self_: Readable {
  func readings(_ list: inout Readings) {
    list.add("read", "read") { read as Any }
  }
}

extension SpelledLinks.Init: Readable {
  func readings(_ list: inout Readings) {
    list.add("layout", "layout") { layout as Any }
  }
}

extension SpelledLinks.Type_: Readable {
  func readings(_ list: inout Readings) {
    list.add("`Self`", "Self") { `Self` as Any }
  }
}

extension SpelledLinks.FieldErrors_: Readable {
  func readings(_ list: inout Readings) {
    list.add("Result", "Result") { Result as Any }
  }
}

extension SpelledLinks.SpelledLinks_: Readable {
  func readings(_ list: inout Readings) {
    list.add("SpelledLinks", "SpelledLinks") { SpelledLinks as Any }
  }
}

extension SpelledLinks.Reader: Readable {
  func readings(_ list: inout Readings) {
    list.add("hashValue_", "hashValue") { hashValue_ as Any }
  }
}

extension SpelledGroups: Readable {
  func readings(_ list: inout Readings) {
    list.add("self_", nil) { self_ as Any }
    list.add("read", nil) { read as Any }
    list.add("Result", nil) { Result as Any }
    list.add("layout", nil) { layout as Any }
  }
}

extension SpelledGroups.Self_: Readable {
  func readings(_ list: inout Readings) {
    list.add("on", "on") { on as Any }
  }
}

extension SpelledGroups.Read: Readable {
  func readings(_ list: inout Readings) {
    list.add("K", "K") { K as Any }
  }
}

extension SpelledGroups.Result_: Readable {
  func readings(_ list: inout Readings) {
    list.add("S", "S") { S as Any }
  }
}

extension SpelledGroups.Layout: Readable {
  func readings(_ list: inout Readings) {
    list.add("anchor", nil) { anchor as Any }
  }
}

extension SpelledArguments: Readable {
  func readings(_ list: inout Readings) {
    list.add("told", "told") { told as Any }
  }
}

extension anchor: Readable {
  func readings(_ list: inout Readings) {
    list.add("name", "name") { name as Any }
    list.add("on", "on") { on as Any }
  }
}

extension LiteralsQuery.Data: Readable {
  @available(*, deprecated)
  func readings(_ list: inout Readings) {
    list.add("b", "b") { b as Any }
    list.add("a", "a") { a as Any }
    list.add("x", "x") { x as Any }
  }
}

extension UnderscoresQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("underscores", "underscores") { underscores as Any }
  }
}

extension UnderscoresQuery.Data.Underscores: Readable {
  func readings(_ list: inout Readings) {
    list.add("__", "_") { __ as Any }
    list.add("_x", "_x") { _x as Any }
    list.add("x", "x") { x as Any }
    list.add("X", "X") { X as Any }
    list.add("_1", "_1") { _1 as Any }
    list.add("underscoresValue", nil) { underscoresValue as Any }
  }
}

extension UnderscoresQuery.Data.Underscores._X: Readable {
  func readings(_ list: inout Readings) {
    list.add("__", "_") { __ as Any }
  }
}

extension UnderscoresQuery.Data.Underscores.X_: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension UnderscoresQuery.Data.Underscores.X__: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension UnderscoresQuery.Data.Underscores._1_: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension UnderscoresValue: Readable {
  func readings(_ list: inout Readings) {
    list.add("__", "_") { __ as Any }
    list.add("x", "x") { x as Any }
    list.add("X", "X") { X as Any }
    list.add("_1", "_1") { _1 as Any }
  }
}

extension UnderscoresValue.X_: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension UnderscoresValue.X__: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension UnderscoresValue._1_: Readable {
  func readings(_ list: inout Readings) {
    list.add("a", "a") { a as Any }
  }
}

extension VariablesQuery.Data: Readable {
  func readings(_ list: inout Readings) {
    list.add("s1", "s1") { s1 as Any }
    list.add("s2", "s2") { s2 as Any }
    list.add("pick", "pick") { pick as Any }
    list.add("find", "find") { find as Any }
    list.add("logs", "logs") { logs as Any }
  }
}

extension VariablesQuery.Data.Find: Readable {
  func readings(_ list: inout Readings) {
    list.add("id", "id") { id as Any }
  }
}

extension VariablesQuery.Data.Logs: Readable {
  func readings(_ list: inout Readings) {
    list.add("text", "text") { text as Any }
  }
}

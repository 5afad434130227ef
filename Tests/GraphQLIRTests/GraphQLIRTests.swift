import GraphQLIR
import GraphQLSyntax
import Testing

private let nowhere = Location(.builtIn, SourceRange(0, 0))

private func argument(_ name: Symbol, _ value: IR.Value) -> IR.Argument {
  IR.Argument(name, value, location: nowhere, valueLocation: nowhere)
}

@Suite struct AppliedNameTests {
  @Test func `texts hash to the digits that Relay writes`() {
    #expect(AppliedName.hash(of: "{}") == "2wIPj2")
    #expect(AppliedName.hash(of: "") == "0")
    #expect(AppliedName.hash([argument("id", .variable("id"))]) == "1Bmzm5")
    #expect(AppliedName.hash([argument("cursor", .variable("cursor")), argument("count", .variable("count"))]) == "1G22uz")
  }

  @Test func `a spread without arguments keeps the fragment's name, and null is an argument`() {
    #expect(AppliedName.name("Row", []) == "Row")
    #expect(AppliedName.name("Row", [argument("x", .null)]) != "Row")
  }

  @Test func `every length of the last block is hashed`() {
    let hashes = Set((0..<9).map { AppliedName.hash(of: String(repeating: "a", count: $0)) })
    #expect(hashes.count == 9)
  }
}

@Suite struct StorageKeyTests {
  private func key(_ arguments: IR.Argument...) -> String { IR.StorageKey("pick", arguments).text }

  @Test func `arguments stand by name, as JSON`() {
    #expect(key() == "pick")
    #expect(key(argument("b", .enum("COOK")), argument("a", .int("1"))) == #"pick(a:1,b:"COOK")"#)
    #expect(key(argument("a", .list([.string("x", raw: "x"), .null], isLiteral: true))) == #"pick(a:["x",null])"#)
    #expect(key(argument("a", .list([], isLiteral: true))) == "pick(a:[])")
  }

  @Test func `a null argument is as none, a null inside stays`() {
    #expect(key(argument("a", .null)) == "pick")
    #expect(key(argument("a", .object([.init("x", .null)], isLiteral: true))) == #"pick(a:{"x":null})"#)
  }

  @Test func `an object's fields stand by name, at every depth`() {
    let inner = IR.Value.object([.init("d", .int("1")), .init("c", .int("2"))], isLiteral: true)
    let outer = IR.Value.object([.init("b", inner), .init("a", .boolean(true))], isLiteral: true)
    #expect(key(argument("a", outer)) == #"pick(a:{"a":true,"b":{"c":2,"d":1}})"#)
  }

  @Test(arguments: [("2", "2"), ("2.0", "2"), ("2e0", "2"), ("1.50", "1.5"), ("1e21", "1e+21"), ("1e-7", "1e-7"), ("0.000001", "0.000001"), ("-0.0", "0"), ("123456789012345680000.0", "123456789012345680000")])
  func `numbers have one spelling, that of JavaScript`(_ spelled: String, _ text: String) {
    #expect(key(argument("a", .float(Symbol(spelled)))) == "pick(a:\(text))")
  }

  @Test func `strings are escaped, so that none can look like two`() {
    let crafted = #"a","b"#
    #expect(key(argument("a", .string(crafted, raw: crafted))) == #"pick(a:"a\",\"b")"#)
    #expect(key(argument("a", .string("\n\u{1}é", raw: ""))) == #"pick(a:"\n\u0001é")"#)
  }

  @Test func `a variable stands where its JSON goes`() {
    let list = IR.Value.list([.variable("x")], isLiteral: false)
    #expect(key(argument("a", list)) == "pick(a:[$x])")
    #expect(!IR.StorageKey("pick", [argument("a", list)]).isConstant)
  }

  @Test func `what a variable stood for makes the same key as the literal`() {
    let applied = IR.StorageKey("pick", [argument("a", .object([.init("x", .null)], isLiteral: false))])
    #expect(applied == IR.StorageKey("pick", [argument("a", .object([.init("x", .null)], isLiteral: true))]))
  }
}

@Suite struct ValueTextTests {
  private func text(_ value: IR.Value) -> String {
    var text = ""
    value.write(to: &text, compact: true)
    return text
  }

  @Test(arguments: [("1.0", "1"), ("1e2", "100"), ("1.5e-3", "0.0015"), ("0.1", "0.1"), ("-2.50", "-2.5"), ("1e21", "1000000000000000000000"), ("0.0", "0"), ("-0.0", "-0")])
  func `floats are printed without an exponent`(_ spelled: String, _ expected: String) {
    #expect(text(.float(Symbol(spelled))) == expected)
  }

  @Test func `a null beside a variable is lost in an object and kept in a list`() {
    #expect(text(.object([.init("a", .null), .init("b", .variable("x"))], isLiteral: false)) == "{b:$x}")
    #expect(text(.object([.init("a", .null), .init("b", .int("1"))], isLiteral: true)) == "{a:null,b:1}")
    #expect(text(.list([.null, .variable("x")], isLiteral: false)) == "[null,$x]")
  }
}

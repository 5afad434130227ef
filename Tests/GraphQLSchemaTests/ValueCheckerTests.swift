import GraphQLSchema
import GraphQLSyntax
import Testing

@Suite struct `Values are checked` {
  private let harbour = schema([
    """
    enum Role { COOK DECK }
    input Filter { role: Role! = DECK, need: Int!, list: [Int!], when: When }
    input By @oneOf { id: ID, email: String }
    scalar When
    type Query { a: Int }
    """
  ]).schema

  /// What is wrong with a literal, as `column message` lines.
  private func problems(
    _ literal: String, _ type: TypeReference, _ customScalars: ValueChecker.CustomScalars = .constants
  ) -> (wrong: [String], variables: [String]) {
    let file = SourceFile(path: "value", text: literal)
    var wrong: [Diagnostic] = []
    var variables: [String] = []
    let value = parseValue(file, id: FileID(0)).value!
    ValueChecker(
      schema: harbour, file: FileID(0), customScalars: customScalars,
      onVariable: { use in
        variables.append(
          "$\(use.name): \(harbour.text(use.type))\(use.hasDefault ? " default" : "")\(use.isOneOfField ? " one" : "")")
      },
      report: { wrong.append($0) }
    ).check(value, against: type)
    let lines = wrong.sortedOnce().map { "\($0.location.range.start + 1) \($0.message.text)" }
    return (lines, variables)
  }

  private func reference(_ name: String) -> TypeReference { TypeReference(harbour.type(Symbol(name))!.id) }

  @Test func `and variables are told with what is expected where they stand`() {
    let found = problems("{role: $a, need: $b, list: [$c, 1], when: $d}", reference("Filter"))
    #expect(found.wrong == [])
    #expect(found.variables == ["$a: Role! default", "$b: Int!", "$c: Int!", "$d: When"])
    #expect(problems("$x", reference("Int").list).variables == ["$x: [Int]"])
    #expect(problems("{id: $x}", reference("By")).variables == ["$x: ID one"])
  }

  @Test func `where a custom scalar takes what the caller says`() {
    let when = reference("When")
    for literal in ["1", "1.5", "\"x\"", "true", "null", "[1, {a: \"x\"}]"] {
      #expect(problems(literal, when, .constants).wrong == [])
      #expect(problems(literal, when, .anyLiteral).wrong == [])
    }
    #expect(problems("[{a: NOW}]", when, .anyLiteral).wrong == [])
    #expect(
      problems("[{a: NOW}]", when, .constants).wrong
        == ["6 `NOW` is no value of the scalar `When`; write a string, a number or a variable"])
    #expect(
      problems("{a: $x}", when, .constants).wrong
        == ["5 a variable cannot stand inside a literal of the scalar `When`; pass the whole value as `$x`"])
    #expect(problems("$x", when, .variablesOnly).wrong == [])
    #expect(
      problems("\"x\"", when, .variablesOnly).wrong
        == ["1 expected a variable for the scalar `When`, found a string (`enable_strict_custom_scalars`)"])
  }

  @Test func `where whole numbers are those of 32 bits`() {
    let int = reference("Int")
    #expect(problems("2147483647", int).wrong == [] && problems("-2147483648", int).wrong == [])
    #expect(problems("2147483648", int).wrong == ["1 `2147483648` does not fit `Int`, which has 32 bits"])
    #expect(problems("-0", int).wrong == [])
    #expect(problems("99999999999999999999", reference("Float")).wrong == [])
    #expect(problems("99999999999999999999", reference("ID")).wrong == [])
  }

  @Test func `where a number is one of 64 bits`() {
    let float = reference("Float")
    for literal in ["1.7976931348623157e308", "-1e308", "1e-400", "0.1", "12"] { #expect(problems(literal, float).wrong == []) }
    for literal in ["1e400", "-1.5e309"] {
      #expect(problems(literal, float).wrong == ["1 `\(literal)` does not fit `Float`, which has 64 bits"])
    }
    #expect(problems("1" + String(repeating: "0", count: 309), float).wrong.count == 1)
  }

  @Test func `where lists and objects nest as deep as the parser lets them`() {
    let depth = 150
    let literal = String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    #expect(problems(literal, reference("Int").list).wrong == ["2 expected a value of type `Int`, found a list"])
  }
}

import BatonRuntime
import BatonTesting
import CaseSwift
import Foundation
import GraphQLIR
import GraphQLSyntax
import Testing

// `Fixtures/cases`: what has broken generators of other products, read and sent.

@Suite @MainActor struct CaseTests {
  @Test func `reading through each accessor equals the response at the same path, and each is read in every way`() throws {
    var trials = Trials(program: Goldens.caseText)
    try trials.run { trials in
      try trials.check(KeywordsQuery())
      try trials.check(KeywordsMutation(), KeywordsMutation.Response.self)
      try trials.check(KeywordInputsQuery())
      try trials.check(MetatypesQuery())
      try trials.check(EnumsQuery())
      try trials.check(UnderscoresQuery())
      try trials.check(ShadowsQuery())
      try trials.check(ShadowInputsQuery())
      try trials.check(Dog())
      try trials.check(PluralsQuery())
      try trials.check(MembersQuery())
      try trials.check(SpelledQuery(if: 1))
      try trials.check(RecursionQuery())
      try trials.check(LiteralsQuery())
      try trials.check(VariablesQuery(by: .id("1")))
      try trials.check(CustomScalarsQuery())
      try trials.check(CaughtScalarQuery())
      try trials.check(ProvidedQuery(more: trials.flag("more")))
      try trials.check(ScopesQuery(more: trials.flag("more")))
      try trials.check(DeprecatedQuery())
    }
    #expect(trials.comparison.differences == [])
    #expect(trials.comparison.unreached(of: casesTypes) == [])
    #expect(trials.comparison.unknownEnums > 0)
    #expect(trials.made == Set(casesResponses.map { ObjectIdentifier($0) }))
  }

  @Test func `words of Swift are sent as they are`() {
    let words = [
      "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
      "inout", "internal", "let", "operator", "private", "precedencegroup", "protocol", "public",
      "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue",
      "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return",
      "throw", "switch", "where", "while", "Any", "as", "false", "is", "nil", "self", "Self", "super",
      "throws", "true", "try", "Type", "Protocol", "_", "actor", "async", "await", "some", "any", "each",
      "then", "get", "set", "willSet", "didSet", "package", "macro", "consuming", "borrowing", "left",
      "right", "none",
    ]
    let sent = "{" + words.enumerated().sorted { $0.element < $1.element }.map { "\"\($1)\":\($0)" }.joined(separator: ",") + "}"
    let mutation = KeywordsMutation(
      associatedtype: 0, class: 1, deinit: 2, enum: 3, extension: 4, fileprivate: 5, func: 6, import: 7, init:
      8, `inout`: 9, internal: 10, let: 11, operator: 12, private: 13, precedencegroup: 14, protocol: 15,
      public: 16, rethrows: 17, static: 18, struct: 19, subscript: 20, typealias: 21, var: 22, break: 23,
      case: 24, catch: 25, continue: 26, default: 27, defer: 28, do: 29, else: 30, fallthrough: 31, for: 32,
      guard: 33, if: 34, in: 35, repeat: 36, return: 37, throw: 38, switch: 39, where: 40, while: 41, Any: 42,
      as: 43, false: 44, is: 45, nil: 46, self_: 47, Self: 48, super: 49, throws: 50, true: 51, try: 52, Type:
      53, Protocol: 54, __: 55, actor: 56, async: 57, await: 58, some: 59, any: 60, each: 61, then: 62, get:
      63, set: 64, willSet: 65, didSet: 66, package: 67, macro: 68, consuming: 69, borrowing: 70, left: 71,
      right: 72, none: 73)
    #expect(mutation.variables.text == sent)
    let input = WordsInput(
      associatedtype: 0, class: 1, deinit: 2, enum: 3, extension: 4, fileprivate: 5, func: 6, import: 7, init:
      8, `inout`: 9, internal: 10, let: 11, operator: 12, private: 13, precedencegroup: 14, protocol: 15,
      public: 16, rethrows: 17, static: 18, struct: 19, subscript: 20, typealias: 21, var: 22, break: 23,
      case: 24, catch: 25, continue: 26, default: 27, defer: 28, do: 29, else: 30, fallthrough: 31, for: 32,
      guard: 33, if: 34, in: 35, repeat: 36, return: 37, throw: 38, switch: 39, where: 40, while: 41, Any: 42,
      as: 43, false: 44, is: 45, nil: 46, self_: 47, Self: 48, super: 49, throws: 50, true: 51, try: 52, Type:
      53, Protocol: 54, __: 55, actor: 56, async: 57, await: 58, some: 59, any: 60, each: 61, then: 62, get:
      63, set: 64, willSet: 65, didSet: 66, package: 67, macro: 68, consuming: 69, borrowing: 70, left: 71,
      right: 72, none: 73)
    #expect(KeywordInputsQuery(words: input).variables.text == #"{"words":\#(sent)}"#)
    #expect(KeywordInputsQuery(blank: Blank(__: true)).variables.text == #"{"blank":{"_":true}}"#)
  }

  @Test func `each value of an enum is a case of its own, and what is unknown is sent back as it came`() throws {
    #expect(Mood.allCases.count == 18)
    #expect(Set(Mood.allCases.map(\.rawValue)).count == 18)
    #expect(Mood.allCases.allSatisfy { Mood(rawValue: $0.rawValue) == $0 })
    let mood = try #require(try sample(EnumsQuery(), #"{"mood": "BRAND_NEW"}"#).mood)
    #expect(mood == .unknown("BRAND_NEW"))
    #expect(EnumsQuery(m: mood).variables.text == #"{"m":"BRAND_NEW"}"#)
    #expect(EnumsQuery(m: Mood(rawValue: "unknown")).variables.text == #"{"m":"unknown"}"#)
    #expect(Mood(rawValue: "unknown") != .unknown("unknown"))
  }

  @Test func `a value whose field is called hashValue is hashed by all of it`() throws {
    let values = try (1...2).map { number in
      try #require(
        sample(MembersQuery(), #"{"members": {"hashValue": 1, "key": \#(number)}}"#).members?.membersValue)
    }
    #expect(values[0] != values[1])
    #expect(Set(values).count == 2)
  }

  @Test func `inputs that hold themselves are values, and send plain objects`() {
    let inner = F(name: "3", other: G(h: H(g: G(h: H()))))
    #expect(
      RecursionQuery(f: F(not: F(name: "2", and: [inner]))).variables.text
        == #"{"f":{"not":{"and":[{"name":"3","other":{"h":{"g":{"h":{}}}}}],"name":"2"}}}"#)
    #expect(RecursionQuery(o: .not(.all([.leaf("a"), .not(.leaf("b"))]))).variables.text
      == #"{"o":{"not":{"all":[{"leaf":"a"},{"not":{"leaf":"b"}}]}}}"#)
    let values: any Sendable = inner
    #expect(values as? F == inner)
  }

  @Test func `what is not set is not sent, null is null, and a list holds nulls`() {
    #expect(VariablesQuery(by: .email("e")).variables.text == #"{"by":{"email":"e"}}"#)
    var query = VariablesQuery(c: ["x", nil], by: .email("e"))
    query.f = .null
    #expect(query.variables.text == #"{"by":{"email":"e"},"c":["x",null],"f":null}"#)
  }

  @Test func `the texts that are sent are the texts that were printed`() {
    func check<O: GraphQLOperation>(_ operation: O.Type) {
      let typed = Goldens.caseText.operations.first { $0.name.text == O.name }!
      #expect(O.document.text == Goldens.caseText.text(of: typed))
    }
    check(LiteralsQuery.self)
    check(CustomScalarsQuery.self)
    #expect(CustomScalarsQuery.document.text?.contains(#"take(j:{a:[1,"x",null],b:true})"#) == true)
  }

  @Test func `a scalar is exactly what came, a text that does not convert is an error, and JSON is a value`() throws {
    let response = #"{"data":{"l":9007199254740993,"w":"2024-01-01","j":{"k":[1,2.5,true,null]},"take":1}}"#
    let data = try answer(CustomScalarsQuery(), response)
    #expect(try data.l == 9_007_199_254_740_993)
    #expect(data.w?.year == 2024)
    #expect(data.take == 1)
    let json: some Sendable & Hashable = try #require(data.j)
    #expect("\(json)" == #"{"k":[1,2.5,true,null]}"#)

    // Another text is an error at its field.
    let wrong = response.replacingOccurrences(of: "2024-01-01", with: "2024")
    #expect(try answer(CustomScalarsQuery(), wrong).w == nil)
    let caught = try answer(CaughtScalarQuery(), #"{"data":{"w":"2024"}}"#).w
    guard case .failure(let errors) = caught else {
      Issue.record("\(caught)")
      return
    }
    #expect(errors.errors.map(\.path) == [["w"]])
  }

  @Test func `a variable that the app provides is sent, and no one passes it`() {
    #expect(
      ProvidedQuery(more: true).variables.text
        == #"{"__relay_internal__pv__FeatureFlagsisPro":true,"__relay_internal__pv__FeatureFlagslimit":null,"more":true}"#)
  }

  @Test func `a required field throws where it is selected and null, and is nil where it is not selected`() throws {
    let left = try sample(ProvidedQuery(more: false), #"{"flags": null}"#).provided
    #expect(try left.find == nil)
    let null = try sample(ProvidedQuery(more: true), #"{"flags": null, "find": null}"#).provided
    #expect(throws: FieldErrors.self) { try null.find }
  }

  @Test func `what is deprecated is still sent and still read`() {
    // Old names by number and by text: naming one is what warns.
    #expect(Port.allCases.map(\.rawValue) == ["OPEN", "SHUT"])
    #expect(Port(rawValue: "SHUT").rawValue == "SHUT")
    #expect(
      DeprecatedQuery(filter: Retired(old: "o", limit: 1)).variables.text == #"{"filter":{"limit":1,"old":"o"}}"#)
  }
}

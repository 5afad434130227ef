import BatonRuntime
import BatonTesting
import CaseSwift
import GraphQLIR
import GraphQLSyntax
import Testing

// `Fixtures/cases`: what has broken generators of other products, read and sent.

@Suite @MainActor struct CaseTests {
  @Test func `reading through each accessor equals the response at the same path`() throws {
    var comparison = Comparison()
    for flags in [true, false] { try read(&comparison, flags: flags) }
    #expect(comparison.differences == [])
    #expect(comparison.leaves > 350)
  }

  private func read(_ comparison: inout Comparison, flags: Bool) throws {
    func check<O: GraphQLOperation>(_ operation: O) throws where O.Data: Readable {
      let server = MockServer(program: Goldens.caseText, flags: ["more": flags], nulls: false)
      let answer = server.answer(O.name)
      comparison.compare(try sample(operation, answer.json), with: answer, at: O.name)
    }
    try check(KeywordsQuery())
    try check(KeywordsMutation())
    try check(MetatypesQuery())
    try check(EnumsQuery())
    try check(UnderscoresQuery())
    try check(ShadowsQuery())
    try check(ShadowInputsQuery())
    try check(Dog())
    try check(PluralsQuery())
    try check(MembersQuery())
    try check(SpelledQuery(if: 1))
    try check(RecursionQuery())
    try check(LiteralsQuery())
    try check(VariablesQuery(by: .id("1")))
    try check(CustomScalarsQuery())
    try check(ProvidedQuery(more: flags))
    try check(ScopesQuery(more: flags))
    try check(DeprecatedQuery())
  }

  @Test func `words of Swift are sent as they are`() {
    let words = KeywordsMutation(for: 1, in: 2, where: 3, operator: 4, self_: 5, Self: 6, init: 7, Type: 8, __: 9, nil: 10)
    #expect(
      words.variables.text
        == #"{"Self":6,"Type":8,"_":9,"for":1,"in":2,"init":7,"nil":10,"operator":4,"self":5,"where":3}"#)
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
    let store = Store()
    let data = try answer(
      CustomScalarsQuery(),
      #"{"data":{"l":9007199254740993,"w":"2024","j":{"k":[1,2.5,true,null]},"take":1}}"#, in: store)
    #expect(try data.l == 9_007_199_254_740_993)
    #expect(data.w == nil)
    #expect(data.j?.text == #"{"k":[1,2.5,true,null]}"#)
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

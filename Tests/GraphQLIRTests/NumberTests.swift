import GraphQLSyntax
import Testing

@testable import GraphQLIR

@Suite struct NumberTests {
  @Test(
    arguments: [
      ("1E+2", "100"), ("1.50", "1.5"), ("2.0", "2"), ("-0.0", "-0"), ("1e-7", "0.0000001"), ("0.00e5", "0"),
      ("12.5e1", "125"), ("12345e-3", "12.345"), ("-1.5E2", "-150"), ("0e0", "0"),
      ("0.12345678901234567890123", "0.12345678901234567890123"), ("123456789012345678.9", "123456789012345678.9"),
    ])
  func `a fraction is printed with every digit that was typed`(_ typed: String, _ printed: String) {
    #expect(Number.float(typed) == printed)
  }

  @Test(arguments: ["1e400", "1e-400", "1e99999999999999999999"])
  func `an exponent that is out of proportion stays as it was typed`(_ typed: String) {
    #expect(Number.float(typed) == typed)
  }

  @Test(arguments: [("2.0", "2"), ("1e21", "1e+21"), ("0.1000000000000000055", "0.1"), ("1e-7", "1e-7"), ("-0.0", "0")])
  func `a fraction names a slot as a variable of the same value does`(_ typed: String, _ key: String) {
    #expect(Number.javaScript(typed) == key)
  }
}

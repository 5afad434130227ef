@testable import BatonCompiler
import BatonTestSupport
import Foundation
import GraphQLSyntax

/// Names that are words of Swift, or that generated code, the runtime, the standard library or Foundation spell, and
/// modules of documents in which each of them stands in every place where a name can stand.
struct HostileNames {
  static let keywords = """
    associatedtype class deinit enum extension fileprivate func import init inout internal let operator private
    precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default
    defer do else fallthrough for guard if in repeat return throw switch where while Any as await false is nil self Self
    super throws true try Type Protocol _ actor async some any each then get set willSet didSet package macro consuming
    borrowing left right none isolated sending nonisolated open unowned weak indirect lazy mutating optional override
    postfix prefix required unsafe yield consume copy discard convenience dynamic final infix precedence
    """
  /// What generated code and the runtime spell.
  static let spelled = """
    anchor Anchor recordID record reader ValueReader layout Layout Lens FragmentLens InlineValue FragmentValue LensList
    Result FieldErrors JSON MainActor BatonRuntime Swift Foundation Plan plan Document document name Data data Nullable
    encode encoder InputEncoder InputObject GraphQLQuery GraphQLMutation GraphQLSubscription GraphQLEnum EnumNames names
    index unknown rawValue allCases AllCases RawValue Response variables fragments scalars text id key value typename
    knownName StoredElement lensID LensID element Element hash hasher hashValue hash_ inputValue known at Store Environment errors error
    """
  static let standard = """
    Int String Double Bool Float Optional Array Dictionary Set Error Hashable Equatable Sendable Hasher Never Void
    Character Sequence Collection Range Decimal Date URL description debugDescription count first last map Codable
    Encodable Decodable Task UInt Int64 Identifiable Comparable BooleanLiteralType IntegerLiteralType FloatLiteralType
    StringLiteralType ExtendedGraphemeClusterType UnicodeScalarType Observation Regex Duration Actor UUID min max
    Substring KeyPath AnyHashable CaseIterable RawRepresentable CustomStringConvertible ExpressibleByStringLiteral
    RandomAccessCollection AsyncSequence SendableMetatype Copyable BitwiseCopyable Escapable Mirror StaticString Span
    print abs zip swap dump fatalError precondition assert unsafeBitCast isolation _Concurrency _StringProcessing
    Observable ObservationRegistrar Observations SwiftUI View State Binding Environment Text Color Image Button Query
    Combine Dispatch Data Locale Calendar Measurement wrappedValue projectedValue
    """
  static let shapes = """
    x X _x _X _1 x_ X_ x__ A_B AB aB a_b asX AsX as_x isX hashvalue TYPE type Self_ self_ values Values App App_
    anchor_ read_ encoder_ _anchor _read hashValue_ xType XType intType IntType Int_ String_ ErrorEnum ErrorInput ArrayInput
    ArrayEnum Data_ Response_ Type_ Protocol_ unknown_ none_ asTx AsTx x1 X1 \(String(repeating: "long", count: 60))
    \(String(repeating: "long", count: 60))_
    """

  /// What an app can name of the runtime, public or only for generated code.
  static let runtime: [String] = {
    let sources = Fixture.root.deletingLastPathComponent().appending(path: "Sources/BatonRuntime")
    let files = FileManager.default.subpaths(atPath: sources.path)!.filter { $0.hasSuffix(".swift") }.sorted()
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "macro"]
    return files.flatMap { file -> [String] in
      let text = try! String(contentsOf: sources.appending(path: file), encoding: .utf8)
      return text.split(separator: "\n").filter { $0.contains("public ") && !$0.contains("///") }.compactMap { line in
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard let kind = words.firstIndex(where: { kinds.contains(String($0)) }), kind + 1 < words.count else { return nil }
        return String(words[kind + 1])
      }
    }
  }()

  /// All of them.
  static let every = HostileNames(of: [keywords, spelled, standard, shapes], runtime)
  /// Those that the compiler reads as something else, or that generated code itself says.
  static let words = HostileNames(of: [keywords, spelled, shapes])

  private init(of texts: [String], _ more: [String] = []) {
    var seen = Set<String>()
    all = (texts.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) } + more)
      .filter { seen.insert($0).inserted && !$0.hasPrefix("__") }
  }

  let all: [String]

  /// Of enum values.
  var values: [String] { all.filter { !["true", "false", "null"].contains($0) } }
  /// Of types: some are taken.
  var types: [String] { all.filter { !["Int", "String", "Float", "_"].contains($0) } }
  /// Of fragments and operations: those that are not refused.
  var definitions: [String] { all.filter { $0 != "_" && !SharedNames.isReserved(Symbol($0)) } }

  var schema: String {
    func lines(_ names: [String], _ line: (String) -> String) -> String {
      names.map { "  " + line($0) }.joined(separator: "\n")
    }
    return """
      type Query {
        leaf: Leaf
        link: Link
        arguments(\(all.map { "\($0): Int" }.joined(separator: ", "))): Int
        input(by: Input, one: OneOf): Int
        mood(mood: Mood = COOK_): Mood
        things: [Thing]
        old(by: Old_Input, one: Old_Choice): Old
      }
      type Mutation { act(\(all.map { "\($0): Int" }.joined(separator: ", "))): Link }
      type Leaf {
        plain: Int
      \(lines(all) { "\($0): Int" })
      }
      type Link {
        plain: Int
      \(lines(all) { "\($0): Leaf" })
      }
      input Input {
      \(lines(all) { "\($0): Int" })
      }
      input OneOf @oneOf {
      \(lines(all) { "\($0): Int" })
      }
      enum Mood {
        COOK_
      \(lines(values) { $0 })
      }
      interface Thing { plain: Int }
      \(types.map { "type T\($0) implements Thing { plain: Int }" }.joined(separator: "\n"))
      type Old {
      \(lines(all) { "\($0): \($0.count % 2 == 0 ? "Int" : "Old_Mood") @deprecated" })
      }
      input Old_Input {
      \(lines(all) { "\($0): Int @deprecated" })
      }
      input Old_Choice @oneOf {
      \(lines(all) { "\($0): Int @deprecated" })
      }
      enum Old_Mood {
      \(lines(values) { "\($0) @deprecated" })
      }
      """
  }

  /// Enums and input objects of every name.
  var sharedSchema: String {
    func lines(_ names: [String], _ line: (String) -> String) -> String {
      names.map { "  " + line($0) }.joined(separator: "\n")
    }
    return """
      type Query {
        leaf: Leaf
        shared: Shared
        \(all.map { "\($0): Leaf" }.joined(separator: " "))
      }
      type Leaf { plain: Int }
      type Shared {
        plain: Int
      \(lines(sharedTypes) { "field\($0): \($0)" })
        takes(\(sharedTypes.map { "enum\($0): \($0)" }.joined(separator: ", "))
          \(sharedTypes.map { "input\($0): \($0)_Input" }.joined(separator: ", "))): Int
      }
      \(sharedTypes.map { "enum \($0) { A B } input \($0)_Input { a: Int }" }.joined(separator: "\n"))
      """
  }

  /// Names of enums, with what a schema cannot do without left out.
  var sharedTypes: [String] {
    types.filter {
      !["Boolean", "ID", "Query", "Mutation", "Subscription", "Leaf", "Shared"].contains($0)
    }
  }

  var documents: [(path: String, text: String)] {
    let fields = all.joined(separator: " ")
    let links = all.map { "\($0) { plain }" }.joined(separator: " ")
    let aliases = all.map { "\($0): plain" }.joined(separator: " ")
    let variables = all.map { "$\($0): Int" }.joined(separator: ", ")
    let passed = all.map { "\($0): $\($0)" }.joined(separator: ", ")
    let conditions = types.map { "... on T\($0) { \($0): plain }" }.joined(separator: " ")
    let groups = all.map { "... @alias(as: \"\($0)\") { plain }" }.joined(separator: " ")
    let spreads = all.map { "...Plain @alias(as: \"\($0)\")" }.joined(separator: " ")
    var documents = ["", "Value"].flatMap { suffix -> [(path: String, text: String)] in
      let inline = suffix == "" ? "" : "@inline"
      let plain = suffix == "" ? "Plain" : "PlainValue"
      return [
        ("Leaf\(suffix).graphql", "fragment Fields\(suffix) on Leaf \(inline) { \(fields) }"),
        ("Link\(suffix).graphql", "fragment Links\(suffix) on Link \(inline) { \(links) }"),
        ("Alias\(suffix).graphql", "fragment Aliases\(suffix) on Leaf \(inline) { \(aliases) }"),
        ("Condition\(suffix).graphql", "fragment Conditions\(suffix) on Thing \(inline) { asTx: plain \(conditions) }"),
        ("Group\(suffix).graphql", "fragment Groups\(suffix) on Leaf \(inline) { \(groups) }"),
        (
          "Spread\(suffix).graphql",
          "fragment Spreads\(suffix) on Leaf \(inline) { \(spreads.replacingPlain(with: plain)) } "
            + "fragment \(plain) on Leaf \(inline) { plain }"
        ),
        ("Old\(suffix).graphql", "fragment Olds\(suffix) on Old \(inline) { \(fields) }"),
      ]
    }
    documents += [
      (
        "Operations.graphql",
        """
        query Variables(\(variables)) { arguments(\(passed)) }
        mutation Act(\(variables)) { act(\(passed)) { plain \(links) } }
        query Inputs($by: Input, $one: OneOf) { input(by: $by, one: $one) }
        query Moods($mood: Mood) { mood(mood: $mood) }
        query Old_Query($by: Old_Input, $one: Old_Choice) { old(by: $by, one: $one) { ...Olds ...OldsValue } }
        query Everything {
          a1: leaf { ...Fields } a2: leaf { ...Aliases } a3: leaf { ...Groups } a4: leaf { ...Spreads }
          b1: leaf { ...FieldsValue } b2: leaf { ...AliasesValue } b3: leaf { ...GroupsValue } b4: leaf { ...SpreadsValue }
          k: link { ...Links ...LinksValue }
          t: things { ...Conditions ...ConditionsValue }
        }
        """
      )
    ]
    return documents
  }

  var sharedDocuments: [(path: String, text: String)] {
    let fields = sharedTypes.map { "field\($0)" }.joined(separator: " ")
    return [
      ("Enums.graphql", "fragment SharedEnums on Shared { \(fields) } fragment SharedEnumsValue on Shared @inline { \(fields) }"),
      (
        "Shared.graphql",
        """
        query SharedLinks(\(sharedTypes.map { "$e\($0): \($0), $i\($0): \($0)_Input" }.joined(separator: ", "))) {
          shared { takes(\(sharedTypes.map { "enum\($0): $e\($0), input\($0): $i\($0)" }.joined(separator: ", "))) }
        }
        query Everything { \(all.map { "\($0) { plain }" }.joined(separator: " ")) shared { ...SharedEnums ...SharedEnumsValue } }
        """
      ),
    ]
  }

  /// A fragment of every name that is not refused, all of them lenses or all of them values, and what spreads them.
  func definitionDocuments(inline: Bool) -> [(path: String, text: String)] {
    let directive = inline ? "@inline " : ""
    return definitions.map { name in
      (
        "Definition\(name).graphql",
        "fragment \(name) on Leaf \(directive){ plain f_\(name): plain }"
      )
    } + [
      (
        "Uses.graphql",
        """
        fragment UsesAll on Leaf \(directive){ \(definitions.map { "...\($0)" }.joined(separator: " ")) }
        fragment UsesBesideFields on Leaf \(directive){ plain \(definitions.map { "\($0) ...\($0)" }.joined(separator: " ")) }
        query UsesQuery { leaf { ...UsesAll ...UsesBesideFields } }
        """
      )
    ]
  }
}

extension HostileNames {
  /// Queries and mutations of every name that is not refused, with a type in each that is called as a type of its operation.
  var operationDocuments: [(path: String, text: String)] {
    definitions.enumerated().map { index, name in
      (
        "Operation\(index).graphql",
        index % 2 == 0
          ? "query \(name)($\(name): Int) { \(name): leaf { plain } input(by: { \(name): $\(name) }) }"
          : "mutation \(name)($\(name): Int) { \(name): act(\(name): $\(name)) { plain } }"
      )
    }
  }

  /// Objects of every name, which a hand-made answer has structs for.
  var payloadSchema: String {
    """
    type Query { a: Int }
    type Mutation { make: Made_ }
    type Made_ { \(payloadTypes.map { "f_\($0): \($0)" }.joined(separator: " ")) }
    \(payloadTypes.map { "type \($0) { plain: Int \($0): Int }" }.joined(separator: "\n"))
    """
  }

  var payloadDocument: String {
    "mutation Make { make { " + payloadTypes.map { "f_\($0) { plain \($0) }" }.joined(separator: " ") + " } }"
  }

  private var payloadTypes: [String] { types.filter { !["Query", "Mutation", "Boolean", "ID"].contains($0) } }
}

extension String {
  fileprivate func replacingPlain(with name: String) -> String {
    split(separator: " ").map { $0 == "...Plain" ? "...\(name)" : String($0) }.joined(separator: " ")
  }
}

import BatonCompiler
import BatonTestSupport
import GraphQLSyntax
import Testing

@Suite struct ExplainTests {
  private func explainer() throws -> Explainer {
    Explainer(
      try TransformedInput(
        """
        query Q($size: Int, $deep: Boolean!) {
          boats { name ...Row @arguments(count: $size) berth @include(if: $deep) { code } }
        }
        fragment Row on Boat @argumentDefinitions(count: {type: "Int", defaultValue: 3}, after: {type: "String"}) @refetchable(queryName: "RowQuery") {
          crew(first: $count, after: $after, role: COOK) @connection(key: "Row_crew") { edges { node { ...Sailor } } }
        }
        fragment Sailor on Skipper @inline { name }
        """
      ).programs)
  }

  @Test func `a fragment is explained to a person`() throws {
    #expect(
      try explainer().explanation(of: "Row")?.text == """
        Row, a lens on Boat, fetched again by RowQuery

        variables
          $count: Int = 3: crew(first:)
          $after: String: crew(after:)

        spreads
          Sailor

        reaches
          Sailor

        spread by
          Q
          RowQuery

        operations that fetch it
          Q
          RowQuery

        reads
          Boat.__Row_crew_connection(role:"COOK")
          CrewConnection.edges
          CrewEdge.node
          Skipper.__typename
          CrewEdge.cursor
          CrewConnection.pageInfo
          PageInfo.endCursor
          PageInfo.hasNextPage
          Boat.id

        changed by
          common: connections
          common: refetchable
          reader: flattenForReading
          operation: generateID
          operation: applyFragmentArguments
          normalization: inlineFragments
          operation text: skipNullArguments
          operation text: skipClientSelections
          operation text: flattenForText

        """)
  }

  @Test func `an operation says where its variables go, and what its answer is written under`() throws {
    let explanation = try #require(try explainer().explanation(of: "Q"))
    #expect(explanation.variables.map(\.uses) == [["...Row(count:)"], ["@include(if:)"]])
    #expect(explanation.writes.map { "\($0.type).\($0.text)" }.contains("Boat.crew(first:$size,role:\"COOK\")"))
    #expect(explanation.writes.first { $0.text.hasPrefix("crew(") }?.isConstant == false)
    #expect(explanation.reaches == ["Row", "Sailor"])
  }

  @Test func `stages show a definition after each transform that changed it`() throws {
    let stages = try #require(try explainer().explanation(of: "Sailor")).stages
    #expect(
      stages == """
        # as written
        fragment Sailor on Skipper @inline {
          name
        }

        # normalization: inlineFragments
        # gone

        """)
  }

  @Test func `the graph shows who spreads whom`() throws {
    #expect(
      try explainer().graph(of: "Sailor") == """
        digraph {
          rankdir = LR
          node [shape = box]
          "Q" [shape = oval]
          "Q" -> "Row"
          "Row" [shape = box]
          "Row" -> "Sailor"
          "RowQuery" [shape = oval]
          "RowQuery" -> "Row"
          "Sailor" [shape = box, style = rounded, penwidth = 2]
        }

        """)
  }

  @Test func `JSON can be read again, and an unknown name is nothing`() throws {
    let explainer = try explainer()
    let json = SourceFile(path: "", text: try #require(explainer.json(of: nil)))
    #expect(parseJSON(json, id: FileID(0)).diagnostics.isEmpty)
    #expect(explainer.json(of: "Nothing") == nil)
    #expect(explainer.graph(of: "Nothing") == nil)
    #expect(explainer.overview.split(separator: "\n").count == 4)
  }
}

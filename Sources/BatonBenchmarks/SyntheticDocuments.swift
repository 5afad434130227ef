/// Writes the documents of a ``SyntheticApp``, one after the other.
///
/// Wherever two selections may meet on one record they ask for the same thing, or under a name of their own.
struct SyntheticDocuments {
  /// A fragment that later documents may spread.
  private struct Fragment {
    let name: String
    /// What each of its spreads passes: always the same, so that two of them never conflict.
    let arguments: String
  }

  private static let layerCount = 4
  private static let scalars = ["name", "title", "count", "rating", "isOpen", "state", "createdAt", "tags"]

  private let typeCount: Int
  private var numbers = SyntheticNumbers(seed: 1)
  /// By type, then by layer.
  private var fragments: [[[Fragment]]]

  init(typeCount: Int) {
    self.typeCount = typeCount
    fragments = Array(repeating: Array(repeating: [], count: Self.layerCount), count: typeCount)
  }

  /// A query, mutation or subscription on a type, with the two fragments that its screen is made of.
  mutating func definitions(of index: Int) -> [SyntheticDefinition] {
    let layer = Self.layerCount - 1 - index % Self.layerCount
    let type = numbers.next(typeCount)
    let parts = [row(index, type, layer), page(index, type, layer)]
    for part in parts { fragments[type][layer].append(part.fragment) }
    let spreads = parts.map { "...\($0.fragment.name)\($0.fragment.arguments)" }
    return parts.map(\.definition) + [operation(index, type, spreads)]
  }

  /// Scalars, links with other fragments below them, and at times an argument or a union.
  private mutating func row(_ index: Int, _ type: Int, _ layer: Int) -> (definition: SyntheticDefinition, fragment: Fragment) {
    let name = "Screen\(index)_row"
    let takesSize = numbers.isOne(in: 3)
    let isInline = !takesSize && numbers.isOne(in: 8)
    var lines = scalars(indentation: "  ")
    if takesSize { lines.append("  image\(index): image(size: $size)") }
    if isInline {
      lines.append("  link0 {")
      lines += scalars(indentation: "    ")
      lines.append("  }")
    } else {
      lines += links(of: type, below: layer, indentation: "  ")
      if numbers.isOne(in: 6) { lines += union(indentation: "  ") }
    }
    let definitions = takesSize ? " @argumentDefinitions(size: {type: \"Int\", defaultValue: 32})" : ""
    let text = "fragment \(name) on T\(type)\(definitions)\(isInline ? " @inline" : "") {\n\(lines.joined(separator: "\n"))\n}"
    let arguments = takesSize ? " @arguments(size: \(16 + index % 8 * 16))" : ""
    return (
      SyntheticDefinition(marker: "Fragment", name: name, text: text), Fragment(name: name, arguments: arguments)
    )
  }

  /// A page of a connection that can be refetched, or more links.
  private mutating func page(_ index: Int, _ type: Int, _ layer: Int) -> (definition: SyntheticDefinition, fragment: Fragment) {
    let name = "Screen\(index)_page"
    guard index % 5 == 2 else {
      var lines = scalars(indentation: "  ") + links(of: type, below: layer, indentation: "  ")
      lines += ["  list0(limit: 20, filter: {state: CLOSED, range: {low: 1, high: 9}}) {", "    id", "    title", "  }"]
      let text = "fragment \(name) on T\(type) {\n\(lines.joined(separator: "\n"))\n}"
      return (SyntheticDefinition(marker: "Fragment", name: name, text: text), Fragment(name: name, arguments: ""))
    }
    let item = SyntheticSchema.target(of: type, link: 4, among: typeCount)
    var lines = ["        id"] + scalars(indentation: "        ")
    lines += links(of: item, below: layer, indentation: "        ")
    let text = """
      fragment \(name) on T\(type)
      @argumentDefinitions(count: {type: "Int", defaultValue: 10}, cursor: {type: "String"})
      @refetchable(queryName: "Screen\(index)PageQuery") {
        items\(index): items(first: $count, after: $cursor, order: NAME_ASCENDING) @connection(key: "Screen\(index)_items\(index)") {
          edges {
            node {
      \(lines.joined(separator: "\n"))
            }
          }
        }
      }
      """
    return (SyntheticDefinition(marker: "Fragment", name: name, text: text), Fragment(name: name, arguments: ""))
  }

  private func operation(_ index: Int, _ type: Int, _ spreads: [String]) -> SyntheticDefinition {
    switch index % 16 {
    case 7:
      let name = "Screen\(index)Mutation"
      let text = """
        mutation \(name)($input: UpdateT\(type)Input!, $connections: [ID!]!) {
          updateT\(type)(input: $input) {
            item {
              \(spreads[0])
              \(spreads[1])
            }
            edge @appendEdge(connections: $connections) {
              cursor
              node {
                id
                title
              }
            }
          }
        }
        """
      return SyntheticDefinition(marker: "Mutation", name: name, text: text)
    case 11:
      let name = "Screen\(index)Subscription"
      let text = """
        subscription \(name)($id: ID!) {
          t\(type)Changed(id: $id) {
            \(spreads[0])
            \(spreads[1])
          }
        }
        """
      return SyntheticDefinition(marker: "Subscription", name: name, text: text)
    default:
      let name = "Screen\(index)Query"
      let text = """
        query \(name)($id: ID!, $isDetailed: Boolean = false) {
          t\(type)(id: $id) {
            id
            \(spreads[0])
            \(spreads[1])\(spreads[1].contains("@") ? "" : " @alias @include(if: $isDetailed)")
            title @skip(if: $isDetailed)
          }
        }
        """
      return SyntheticDefinition(marker: "Query", name: name, text: text)
    }
  }

  private mutating func scalars(indentation: String) -> [String] {
    let start = numbers.next(Self.scalars.count)
    return (0..<2 + numbers.next(3)).map { indentation + Self.scalars[(start + $0) % Self.scalars.count] }
  }

  /// One or two links, each with scalars and, where there is one, a fragment of a layer below.
  private mutating func links(of type: Int, below layer: Int, indentation: String) -> [String] {
    var lines: [String] = []
    let first = numbers.next(2)
    for link in first...first + numbers.next(2) where link < 2 {
      let target = SyntheticSchema.target(of: type, link: link, among: typeCount)
      lines.append("\(indentation)link\(link) {")
      lines += scalars(indentation: indentation + "  ")
      if let spread = spread(on: target, below: layer) { lines.append("\(indentation)  \(spread)") }
      lines.append("\(indentation)}")
    }
    return lines
  }

  private mutating func spread(on type: Int, below layer: Int) -> String? {
    let candidates = fragments[type][(layer + 1)...].flatMap(\.self)
    guard !candidates.isEmpty else { return nil }
    let fragment = candidates[numbers.next(candidates.count)]
    return "...\(fragment.name)\(fragment.arguments)"
  }

  /// Each member under a name of its own, so that no two conflict.
  private mutating func union(indentation: String) -> [String] {
    var lines = ["\(indentation)related {", "\(indentation)  __typename"]
    for member in 0..<2 + numbers.next(3) {
      lines += [
        "\(indentation)  ... on T\(member) {", "\(indentation)    titleOfT\(member): title", "\(indentation)    count",
        "\(indentation)  }",
      ]
    }
    return lines + ["\(indentation)}"]
  }
}

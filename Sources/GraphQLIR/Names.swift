package import GraphQLSyntax

/// Names that the program's own code asks for. A literal would be looked up each time.
extension Symbol {
  package static let `if` = Symbol("if")
  package static let label = Symbol("label")
  package static let first = Symbol("first")
  package static let last = Symbol("last")
  package static let after = Symbol("after")
  package static let before = Symbol("before")
  package static let connection = Symbol("connection")
  package static let typename = Symbol("__typename")
  package static let edges = Symbol("edges")
  package static let node = Symbol("node")
  package static let cursor = Symbol("cursor")
  package static let pageInfo = Symbol("pageInfo")
  package static let endCursor = Symbol("endCursor")
  package static let startCursor = Symbol("startCursor")
  package static let hasNextPage = Symbol("hasNextPage")
  package static let hasPreviousPage = Symbol("hasPreviousPage")
  package static let `defer` = Symbol("defer")
  package static let stream = Symbol("stream")
  package static let include = Symbol("include")
  package static let skip = Symbol("skip")
  package static let id = Symbol("id")
}

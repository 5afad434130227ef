// Compares what Baton does with what Relay did, over data that is no part of this repository: a folder with
// `fixtures/relay` and `corpus`, by default `../shared` beside the package.
//
//   swift run -c release BatonConformance [--shared FOLDER] [--verbose] [area…]
//                     exit code 1: a difference has no explanation, or a group of fixtures is in no area
//   swift run -c release BatonConformance --texts APP      the texts of one app of the corpus, as JSON
//   swift run -c release BatonConformance --generate COUNT SCHEMA
//                     generated and mutated documents for a schema and what Baton says of each, a JSON object a line: to
//                     be held against another implementation of the specification
//   swift run -c release BatonConformance --mutate-schema COUNT SCHEMA
//                     the same of a schema that is changed in a place or two

import Foundation

var arguments = Array(CommandLine.arguments.dropFirst())
var shared = "../shared"
var isVerbose = false
var app: String?
var names: [String] = []
while let argument = arguments.first {
  arguments.removeFirst()
  switch argument {
  case "--shared" where !arguments.isEmpty: shared = arguments.removeFirst()
  case "--texts" where !arguments.isEmpty: app = arguments.removeFirst()
  case "--generate" where arguments.count >= 2:
    let count = Int(arguments.removeFirst()) ?? 0
    printGeneratedDocuments(count, schemaPath: arguments.removeFirst())
    exit(0)
  case "--mutate-schema" where arguments.count >= 2:
    let count = Int(arguments.removeFirst()) ?? 0
    printMutatedSchemas(count, of: arguments.removeFirst())
    exit(0)
  case "--verbose": isVerbose = true
  default: names.append(argument)
  }
}

let data = SharedData(folder: shared)
guard data.exists else {
  print("\(shared) is not here; nothing to compare with")
  exit(0)
}
if let app {
  print(Corpus.texts(of: app, in: data))
  exit(0)
}

/// Every area, in the order of the compiler.
let areas: [Area] = [.syntax, .schema, .validation, .transforms, .texts, .corpusTexts]
for name in names where !areas.contains(where: { $0.name == name }) {
  print("no area `\(name)`; there are \(areas.map(\.name).joined(separator: ", "))")
  exit(2)
}
var unexplained = false
var compared: [String] = []
for area in areas where names.isEmpty || names.contains(area.name) {
  print("\n\(area.name)")
  let rows = area.run(data)
  compared += rows.map(\.name)
  for row in rows { print("  \(row.line)") }
  let different = rows.flatMap(\.differences)
  for difference in different where isVerbose || difference.explanation == nil { print("    \(difference.line)") }
  unexplained = unexplained || different.contains { $0.explanation == nil }
}
if names.isEmpty {
  for group in data.fixtureGroups where !compared.contains(where: { group == $0 || group.hasSuffix("/" + $0) }) {
    print("\n\(group): NOT COMPARED")
    unexplained = true
  }
}
exit(unexplained ? 1 : 0)

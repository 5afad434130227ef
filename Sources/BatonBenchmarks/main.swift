// Measures Baton and prints a table, or a line of JSON for each figure.
//
//   swift run -c release BatonBenchmarks [--json] [--samples N] [filter…]
//   swift run -c release BatonBenchmarks write FOLDER [--documents N] [--schema-kilobytes N] [--swift]
//
// A filter is part of a figure's name, such as `parsing` or `parsing/schema`. Times are those that the measuring thread
// spent, so that a busy machine shows in the spread and not in the figure.

/// Every group, in the order of an app's way from text to screen.
let groups: [BenchmarkGroup] = [
  .parsing, .schemaBuilding, .validation, .transforming, .watching, .generatedCode, .ingest, .reading, .observation, .memory,
]

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "write" {
  try WrittenApp.run(Array(arguments.dropFirst()))
} else {
  var report = BenchmarkReport(arguments: arguments)
  for group in groups { group.run(&report) }
  report.finish()
}

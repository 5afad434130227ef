@testable import BatonCompiler
import BatonTestSupport
import Foundation
import GraphQLSyntax
import Testing

@Suite struct HostileTests {
  @Test func `write hostile`() throws {
    let module = EmittedModule(schema: HostileNames.schema, HostileNames.documents + HostileNames.definitions(HostileNames.all.filter { $0 != "_" && !SharedNames.reserved.contains($0) }))
    let errors = module.diagnostics.filter { $0.severity == .error }
    for error in errors { print(error.message.text) }
    let out = URL(filePath: "/tmp/emitlab/hostile")
    try? FileManager.default.removeItem(at: out)
    try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    for output in module.plan.outputs {
      let name = module.files[Int(output.source.index)].path
      try output.file.printed().write(to: out.appending(path: name + ".swift"), atomically: true, encoding: .utf8)
    }
    try module.shared.write(to: out.appending(path: "Shared.swift"), atomically: true, encoding: .utf8)
  }
}

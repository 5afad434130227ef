import GraphQLSyntax

extension SchemaRule {
  /// A directive stands once in a place unless it is repeatable. A type's extensions are the same place.
  static let uniqueDirectives = SchemaRule("UniqueDirectives") { context in
    /// Of types by their name, and of the schema.
    var shared: [Symbol?: [Symbol: Location]] = [:]
    for site in context.directiveSites {
      let isShared = site.type != nil || site.place == .schema
      if !isShared, site.directives.count < 2 { continue }
      var seen = isShared ? shared[site.type, default: [:]] : [:]
      for directive in site.directives {
        guard let definition = context.schema.directives[directive.name.symbol], !definition.isRepeatable else {
          continue
        }
        let place = Location(site.file, directive.name.range)
        if let first = seen[definition.name] {
          let note = Diagnostic.Note("`@\(definition.name)` stands first here", at: first)
          context.report(.repeatedDirective(definition.name), at: place, notes: [note])
        } else {
          seen[definition.name] = place
        }
      }
      if isShared { shared[site.type] = seen }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func repeatedDirective(_ name: Symbol) -> Self {
    Self("`@\(name)` can stand only once here, for it is not repeatable")
  }
}

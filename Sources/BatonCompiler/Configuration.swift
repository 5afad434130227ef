package import GraphQLSyntax

/// What `baton.json` says, as a value. Each entry that can turn out to be wrong later keeps its place in the file.
package struct Configuration: Sendable {
  /// SDL files, or one introspection result; relative to the configuration's folder.
  package var schema: [Located<String>] = []
  /// Files or folders of client fields and types, which are never sent.
  package var schemaExtensions: [Located<String>] = []
  /// Paths and globs; empty: the configuration's folder.
  package var sources: [Located<String>] = []
  package var excludes: [Located<String>] = []
  /// The modules that this one imports, and where their documents are.
  package var dependencies: [Dependency] = []
  package var output: Located<String>?
  package var access = Access.internal
  package var identity = Identity()
  package var customScalarTypes: [CustomScalarType] = []
  package var persist: Persist?
  package var onError: OnError?
  package var featureFlags = FeatureFlags()

  package init() {}
}

/// A value and where it was written.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  package var location: Location

  package init(_ value: Value, at location: Location) {
    self.value = value
    self.location = location
  }
}

extension Configuration {
  /// What an operation asks the server to do with a field error.
  package enum OnError: String, CaseIterable, Sendable {
    case propagate = "PROPAGATE"
    case null = "NULL"
    case abort = "ABORT"
  }

  /// The fields that tell one record of a type from another.
  package struct Identity: Sendable {
    package struct Key: Sendable {
      package var type: Located<Symbol>
      package var fields: [Located<Symbol>]

      package init(type: Located<Symbol>, fields: [Located<Symbol>]) {
        self.type = type
        self.fields = fields
      }
    }

    /// The key of each type that has these fields and no entry of its own.
    package var standard: [Symbol] = ["id"]
    package var types: [Key] = []

    package init() {}
  }

  /// The Swift type that a custom scalar reads as.
  package struct CustomScalarType: Sendable {
    package var scalar: Located<Symbol>
    /// With its module where it has one: `Foundation.Decimal`.
    package var swiftType: Located<String>

    package init(scalar: Located<Symbol>, swiftType: Located<String>) {
      self.scalar = scalar
      self.swiftType = swiftType
    }
  }

  /// A module whose documents are compiled against and not emitted again.
  package struct Dependency: Sendable {
    package var module: Located<Symbol>
    package var paths: [Located<String>]

    package init(module: Located<Symbol>, paths: [Located<String>]) {
      self.module = module
      self.paths = paths
    }
  }

  /// The file that maps an identifier to each operation's text, and how the identifier is made.
  package struct Persist: Sendable {
    package var file: Located<String>
    package var algorithm: DigestAlgorithm

    package init(file: Located<String>, algorithm: DigestAlgorithm = .md5) {
      self.file = file
      self.algorithm = algorithm
    }
  }
}

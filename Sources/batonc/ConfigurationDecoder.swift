import BatonCompiler
import GraphQLSyntax

extension Configuration {
  /// The configuration that a file holds. With errors it is not usable.
  static func decode(_ file: SourceFile, id: FileID) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
    let (value, diagnostics) = parseJSON(file, id: id)
    guard let value, !diagnostics.hasErrors else { return (Configuration(), diagnostics) }
    let problems = ConfigurationShape.configuration.check(value, of: Paths.name(file.path), in: id)
    return (problems.hasErrors ? Configuration() : Configuration(value, in: id), diagnostics + problems)
  }

  /// Of a value that has been checked.
  private init(_ json: JSON, in file: FileID) {
    let decoder = Decoder(file: file)
    self.init()
    schema = decoder.texts(json["schema"])
    schemaExtensions = decoder.texts(json["schemaExtensions"])
    sources = decoder.texts(json["sources"])
    excludes = decoder.texts(json["excludes"])
    dependencies = (json["dependencies"]?.members ?? []).map { member in
      Dependency(module: decoder.key(member), paths: decoder.texts(member.value))
    }
    output = decoder.texts(json["output"]).first
    access = json["access"]?.string.flatMap(Access.init) ?? access
    identity = decoder.identity(json["identity"])
    customScalarTypes = decoder.customScalarTypes(json["customScalarTypes"])
    persist = decoder.persist(json["persistConfig"])
    onError = json["onError"]?.string.flatMap(OnError.init)
    for name in FeatureFlags.names {
      if let flag = decoder.flag(json["featureFlags"]?[name.name]) { featureFlags[keyPath: name.flag] = flag }
    }
  }
}

private struct Decoder {
  let file: FileID

  func texts(_ json: JSON?) -> [Located<String>] {
    guard let json else { return [] }
    return (json.array ?? [json]).compactMap { item in
      item.string.map { Located($0, at: Location(file, item.range)) }
    }
  }

  func symbols(_ json: JSON?) -> [Located<Symbol>] {
    texts(json).map { Located(Symbol($0.value), at: $0.location) }
  }

  func identity(_ json: JSON?) -> Configuration.Identity {
    var identity = Configuration.Identity()
    if let standard = json?["default"] { identity.standard = symbols(standard).map(\.value) }
    identity.types = (json?["types"]?.members ?? []).map { member in
      Configuration.Identity.Key(type: key(member), fields: symbols(member.value))
    }
    return identity
  }

  func customScalarTypes(_ json: JSON?) -> [Configuration.CustomScalarType] {
    (json?.members ?? []).flatMap { member in
      texts(member.value).map { Configuration.CustomScalarType(scalar: key(member), swiftType: $0) }
    }
  }

  func persist(_ json: JSON?) -> Configuration.Persist? {
    guard let json, let path = texts(json["file"]).first else { return nil }
    let algorithm = json["algorithm"]?.string.flatMap(DigestAlgorithm.init)
    return Configuration.Persist(file: path, algorithm: algorithm ?? .md5)
  }

  func flag(_ json: JSON?) -> FeatureFlags.Flag? {
    guard let json else { return nil }
    switch (json.boolean, json["kind"]?.string) {
    case (true, _), (_, "enabled"): return .enabled
    case (_, "limited"): return .limited(Set(symbols(json["allowlist"]).map(\.value)))
    default: return .disabled
    }
  }

  func key(_ member: JSON.Member) -> Located<Symbol> {
    Located(Symbol(member.key), at: Location(file, member.keyRange))
  }
}

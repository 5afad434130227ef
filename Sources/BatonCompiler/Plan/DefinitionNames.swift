import GraphQLIR
import GraphQLSyntax

/// What planning refuses, told from names alone: nothing has to be planned or printed to know it.
enum DefinitionNames {
  /// The definitions and the providers that generated Swift cannot spell.
  ///
  /// - Parameters:
  ///   - mapped: what the Swift types of mapped scalars begin with.
  ///   - emits: the files whose documents are this module's; all, unless given.
  static func check(_ reader: IR.Program, mapped: [Symbol], emits: Set<FileID>? = nil) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    func checkName(_ name: Symbol, at location: Location) {
      guard emits?.contains(location.file) ?? true else { return }
      if SharedNames.reserved.contains(name) {
        diagnostics.append(Diagnostic(.error, .hidesType(name), at: location))
      } else if mapped.contains(name) {
        diagnostics.append(Diagnostic(.error, .hidesMappedType(name), at: location))
      }
    }
    for fragment in reader.fragments {
      checkName(fragment.name, at: fragment.location)
      for variable in fragment.globals {
        guard let provider = variable.provider else { continue }
        if !provider.isSwiftValue {
          diagnostics.append(Diagnostic(.error, .notASwiftValue(provider), at: variable.location))
        } else if ownOfOperations.contains(provider.firstName) {
          diagnostics.append(Diagnostic(.error, .hiddenValue(provider), at: variable.location))
        }
      }
    }
    for operation in reader.operations { checkName(operation.name, at: operation.location) }
    return diagnostics
  }

  /// What is found in every operation, before anything of the app's: its own types and members.
  private static let ownOfOperations: NameSet = [
    "Data", "Response", "document", "encode", "hash", "hashValue", "name", "plan", "variables",
  ]
}

extension Symbol {
  /// `FeatureFlags` of `FeatureFlags.isPro`.
  var firstName: Symbol { Symbol(String(text.prefix { $0 != "." })) }

  /// Identifiers with dots between: `FeatureFlags.isPro`.
  fileprivate var isSwiftValue: Bool {
    !SwiftName.keywords.contains(firstName) && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.first, first == "_" || first.isLetter else { return false }
      return part.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func notASwiftValue(_ provider: Symbol) -> Self {
    Self("`\(provider)` is no value of Swift's; name one that the app provides, such as `FeatureFlags.isPro`")
  }

  fileprivate static func hiddenValue(_ provider: Symbol) -> Self {
    Self(
      "`\(provider.firstName)` is what an operation has itself, so `\(provider)` would be a part of that; "
        + "provide it by another name, such as `FeatureFlags.isPro`")
  }

  fileprivate static func hidesMappedType(_ name: Symbol) -> Self {
    Self("`\(name)` would hide what `customScalarTypes` names in baton.json; name it otherwise, `\(name)Row` for a view's")
  }

  fileprivate static func hidesType(_ name: Symbol) -> Self {
    Self("`\(name)` would hide Swift's own `\(name)` in the module; name it otherwise, `\(name)Row` for a view's")
  }
}

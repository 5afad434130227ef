import GraphQLIR
import GraphQLSyntax

/// How deep selections stand within each other once fragments are followed.
///
/// Looked at before anything else: transforms follow selections by calling themselves, and may then do so on a thread's
/// small stack.
enum NestingLimit {
  static let levels = 500

  /// What is too deep, each at the spread that makes it so; a circle of fragments counts as ending.
  static func diagnostics(of program: IR.Program) -> [Diagnostic] {
    var found: [Diagnostic] = []
    _ = program.summedOverSpreads { own, spreads, depths in
      spreads.reduce(Int(own.height) + 1) { depth, place in
        let inner = depths[place.fragment]
        if inner <= levels, place.level + inner > levels {
          found.append(Diagnostic(.error, .tooDeep(levels), at: place.location))
        }
        return max(depth, place.level + inner)
      }
    }
    return found
  }
}

extension Diagnostic.Message {
  fileprivate static func tooDeep(_ levels: Int) -> Self {
    Self("with this fragment the selections stand more than \(levels) levels within each other; select less at once")
  }
}

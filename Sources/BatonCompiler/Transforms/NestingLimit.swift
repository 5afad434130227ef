import GraphQLIR
import GraphQLSyntax

/// How deep selections stand within each other once fragments are followed.
///
/// Looked at before anything else: transforms follow selections by calling themselves, and may then do so on a thread's
/// small stack.
struct NestingLimit {
  static let levels = 500

  private struct Body {
    var depth = 0
    /// Each spread, and the level it stands on.
    var spreads: [(spread: IR.FragmentSpread, level: Int)] = []

    mutating func add(_ selections: [IR.Selection], level: Int) {
      depth = max(depth, level)
      for selection in selections {
        if case .spread(let spread) = selection {
          spreads.append((spread, level))
        } else {
          add(selection.selections, level: level + 1)
        }
      }
    }
  }

  /// What is too deep, each at the spread that makes it so; a circle of fragments counts as ending.
  static func diagnostics(of program: IR.Program) -> [Diagnostic] {
    var bodies: [Symbol: Body] = [:]
    for fragment in program.fragments {
      bodies[fragment.name, default: Body()].add(fragment.selections, level: 1)
    }
    var depths: [Symbol: Int] = [:]
    var found: [Diagnostic] = []

    /// The depth with what is spread, of which all depths are known.
    func total(_ body: Body) -> Int {
      var depth = body.depth
      for (spread, level) in body.spreads {
        let inner = depths[spread.fragment] ?? 0
        depth = max(depth, level + inner)
        if inner <= levels, level + inner > levels {
          found.append(Diagnostic(.error, .tooDeep(levels), at: spread.location))
        }
      }
      return depth
    }

    for fragment in program.fragments {
      var open = [fragment.name]
      var entered: Set<Symbol> = []
      while let name = open.last {
        guard depths[name] == nil, let body = bodies[name] else {
          open.removeLast()
          continue
        }
        if entered.insert(name).inserted {
          for (spread, _) in body.spreads where depths[spread.fragment] == nil && !entered.contains(spread.fragment) {
            open.append(spread.fragment)
          }
        } else {
          depths[name] = total(body)
          open.removeLast()
        }
      }
    }
    for operation in program.operations {
      var body = Body()
      body.add(operation.selections, level: 1)
      _ = total(body)
    }
    return found
  }
}

extension Diagnostic.Message {
  fileprivate static func tooDeep(_ levels: Int) -> Self {
    Self("with this fragment the selections stand more than \(levels) levels within each other; select less at once")
  }
}

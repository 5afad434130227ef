import GraphQLSchema
import GraphQLSyntax

/// A variable that fragments use and do not declare, at one type: every operation that reaches one of them must.
struct GlobalVariable {
  struct Use {
    /// The fragment's place in ``DocumentSet/entries``.
    let definition: Int
    let use: VariableUse
  }

  let name: Symbol
  /// What the uses expect; nil where that is not known.
  let expected: TypeReference?
  fileprivate(set) var uses: [Use] = []
  /// The definitions that use it.
  fileprivate(set) var users: Set<Int> = []
  /// The operations that reach one of the uses, by their places in ``DocumentSet/entries``, in order.
  fileprivate(set) var operations: [Int] = []
  /// The fragments that a query is made for and that reach one of the uses, in order.
  fileprivate(set) var refetchables: [Int] = []

  /// Without the uses that a condition does not hold for; nil where it holds for none.
  func filtered(_ isIncluded: (VariableUse) -> Bool) -> GlobalVariable? {
    var copy = self
    copy.uses = uses.filter { isIncluded($0.use) }
    copy.users = Set(copy.uses.map(\.definition))
    return copy.uses.isEmpty ? nil : copy
  }

  /// All of them, in the order of their first use.
  ///
  /// Each is followed backwards, from the fragments that use it to the operations, so that the work is what the
  /// operations must declare, whatever the number of paths.
  static func all(_ facts: [DefinitionFacts], _ graph: SpreadGraph) -> [GlobalVariable] {
    struct Key: Hashable {
      let name: Symbol
      let expected: TypeReference?
    }
    var indices: [Key: Int] = [:]
    var globals: [GlobalVariable] = []
    for (definition, facts) in facts.enumerated() {
      for use in facts.globals {
        let key = Key(name: use.name, expected: use.expected)
        let index = indices[key] ?? globals.count
        if index == globals.count {
          indices[key] = index
          globals.append(GlobalVariable(name: use.name, expected: use.expected))
        }
        globals[index].uses.append(Use(definition: definition, use: use))
        globals[index].users.insert(definition)
      }
    }
    var seen = [Int](repeating: -1, count: facts.count)
    var queue: [Int] = []
    for index in globals.indices {
      for use in globals[index].uses where seen[use.definition] != index {
        seen[use.definition] = index
        queue.append(use.definition)
      }
      while let node = queue.popLast() {
        if facts[node].isOperation {
          globals[index].operations.append(node)
        } else if graph.isRoot[node] {
          globals[index].refetchables.append(node)
        }
        for parent in graph.spreadBy[node] where seen[parent] != index {
          seen[parent] = index
          queue.append(parent)
        }
      }
      globals[index].operations.sort()
      globals[index].refetchables.sort()
    }
    return globals
  }
}

extension ProgramContext {
  /// The use of a variable in the fragment that a definition reaches first; nil where it reaches none.
  func use(of global: GlobalVariable, nearest definition: Int) -> GlobalVariable.Use? {
    let nearest = graph.path(from: definition, toAny: global.users).last
    return global.uses.first { $0.definition == nearest }
  }
}

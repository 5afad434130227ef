/// The variables that layouts are read with: an operation's, or those that a spread's arguments bind.
///
/// It also keeps what follows from them: which slots the scoped selections read, and the scopes of spreads below.
@_spi(Generated) public final class Scope: @unchecked Sendable {
  let variables: [String: InputValue]
  /// The operation's own variables, which every fragment sees.
  private let globals: [String: InputValue]
  /// Those that neither a spread nor a default gave a value: passed on, they are a null that is written.
  private let nulls: Set<String>

  private struct MapKey: Hashable {
    var node: Int
    var shape: ObjectIdentifier
  }
  private struct SpreadKey: Hashable {
    var node: Int
    var entry: Int
  }

  // The main actor's alone.
  private var maps: [MapKey: SlotMap] = [:]
  private var spreads: [SpreadKey: Scope] = [:]
  private var last: (key: MapKey, map: SlotMap)?

  convenience init(_ variables: [String: InputValue]) { self.init(variables, globals: variables, nulls: []) }

  private init(_ variables: [String: InputValue], globals: [String: InputValue], nulls: Set<String>) {
    self.variables = variables
    self.globals = globals
    self.nulls = nulls
  }

  /// The scope of a fragment: of the variables that it declares those that the spread passes, the others by their
  /// defaults, and beside them the operation's. What the fragment around declares is not seen.
  ///
  /// A null that the spread passes means the default, where there is one; a variable that was left out stays so.
  static func binding(_ arguments: [Argument], of layout: Layout, in outer: Scope?) -> Scope {
    let globals = outer?.globals ?? [:]
    var variables = globals
    var nulls: Set<String> = []
    for variable in layout.variables {
      if let argument = arguments.first(where: { $0.name == variable.name })?.value,
        !argument.isNull(where: outer?.nulls ?? [])
      {
        variables[variable.name] = argument.resolved(in: outer?.variables ?? [:])
      } else {
        variables[variable.name] = variable.value
        if variable.value == .null { nulls.insert(variable.name) }
      }
    }
    return Scope(variables, globals: globals, nulls: nulls)
  }

  /// The scope of a spread in this one, the same each time.
  func scope(ofSpread entry: Int, in node: LayoutNode, of layout: Layout) -> Scope {
    let key = SpreadKey(node: node.number, entry: entry)
    if let scope = spreads[key] { return scope }
    let scope = Scope.binding(node.entries[entry].arguments, of: layout, in: self)
    spreads[key] = scope
    return scope
  }

  func map(_ node: LayoutNode, _ shape: Shape) -> SlotMap? {
    let key = MapKey(node: node.number, shape: ObjectIdentifier(shape))
    if let last, last.key == key { return last.map }
    guard let map = maps[key] else { return nil }
    last = (key, map)
    return map
  }

  func keep(_ map: SlotMap, _ node: LayoutNode, _ shape: Shape) {
    maps[MapKey(node: node.number, shape: ObjectIdentifier(shape))] = map
  }
}

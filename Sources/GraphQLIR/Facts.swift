package import GraphQLSyntax

// What directives say, as typed facts on the nodes they stood on. `Facts+Definition.swift` has those of operations
// and fragments.

extension IR {
  package struct FieldFacts: Sendable {
    /// Added by a transform, not typed by a person: never an accessor.
    package var isGenerated = false
    private var rare: Rare?

    package init(isGenerated: Bool = false) { self.isGenerated = isGenerated }

    package var required: Required? {
      get { rare?.required }
      set { change { $0.required = newValue } }
    }
    package var caught: Catch? {
      get { rare?.caught }
      set { change { $0.caught = newValue } }
    }
    package var stream: Stream? {
      get { rare?.stream }
      set { change { $0.stream = newValue } }
    }
    /// `@connection` as written; the connection transform turns it into a handle.
    package var connection: Connection? {
      get { rare?.connection }
      set { change { $0.connection = newValue } }
    }
    /// `@appendEdge` and its like as written; in an operation's own selections they become handles.
    package var edits: [Edit] {
      get { rare?.edits ?? [] }
      set { change { $0.edits = newValue } }
    }
    package var handles: [Handle] {
      get { rare?.handles ?? [] }
      set { change { $0.handles = newValue } }
    }
    /// Of a generated `__isNode: __typename`: whether the object is a `Node`.
    package var discriminates: Bool {
      get { rare?.discriminates ?? false }
      set { change { $0.discriminates = newValue } }
    }
    /// Of a connection's edges with `prefetchable_pagination`: the fragment that the text has of what they select.
    package var edgesFragment: Symbol? {
      get { rare?.edgesFragment }
      set { change { $0.edgesFragment = newValue } }
    }
    /// A `@required` child whose null makes this field null.
    package var childrenBubbleNull: Bool {
      get { rare?.childrenBubbleNull ?? false }
      set { change { $0.childrenBubbleNull = newValue } }
    }

    /// Few fields carry any of these: a field without them is four words lighter to copy.
    private final class Rare: Sendable {
      let required: Required?
      let caught: Catch?
      let stream: Stream?
      let connection: Connection?
      let edits: [Edit]
      let handles: [Handle]
      let discriminates: Bool
      let edgesFragment: Symbol?
      let childrenBubbleNull: Bool

      init(_ values: RareValues) {
        required = values.required
        caught = values.caught
        stream = values.stream
        connection = values.connection
        edits = values.edits
        handles = values.handles
        discriminates = values.discriminates
        edgesFragment = values.edgesFragment
        childrenBubbleNull = values.childrenBubbleNull
      }
    }

    private struct RareValues {
      var required: Required?
      var caught: Catch?
      var stream: Stream?
      var connection: Connection?
      var edits: [Edit] = []
      var handles: [Handle] = []
      var discriminates = false
      var edgesFragment: Symbol?
      var childrenBubbleNull = false
    }

    private mutating func change(_ body: (inout RareValues) -> Void) {
      var values = RareValues()
      if let rare {
        values.required = rare.required
        values.caught = rare.caught
        values.stream = rare.stream
        values.connection = rare.connection
        values.edits = rare.edits
        values.handles = rare.handles
        values.discriminates = rare.discriminates
        values.edgesFragment = rare.edgesFragment
        values.childrenBubbleNull = rare.childrenBubbleNull
      }
      body(&values)
      rare = Rare(values)
    }

    /// Nothing but, perhaps, that it was generated.
    package var isPlain: Bool { rare == nil }
  }

  package struct InlineFacts: Sendable {
    package var alias: Alias?
    package var caught: Catch?
    package var deferred: Defer?
    package var isGenerated = false
    /// Stands for a spread of the fragment of this name: `@relay(mask: false)`, or inlined for normalization.
    package var fragment: Symbol?
    /// A `@required` child whose null makes the aliased fragment null.
    package var childrenBubbleNull = false

    package init() {}

    /// Carries a meaning of its own, so that its selections cannot move into its parent.
    package var isBarrier: Bool { alias != nil || deferred != nil }
  }

  package struct SpreadFacts: Sendable {
    package var alias: Alias?
    package var deferred: Defer?
    /// `@dangerously_unaliased_fixme`
    package var isUnaliasedOnPurpose = false
    /// `@relay(mask:)` as written.
    package var mask: Argument?

    package init() {}

    /// `@relay(mask: false)`
    package var isUnmasked: Bool { mask?.value == .boolean(false) }
  }

  /// `@required(action:)`
  package struct Required: Sendable {
    package enum Action: Int, Sendable, Comparable {
      case none, log, `throw`
      package static func < (a: Action, b: Action) -> Bool { a.rawValue < b.rawValue }
    }
    package var action: Action
    /// `DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD`, which is THROW but for its own check.
    package var isDangerous = false
    /// Where the directive's name stands.
    package var location: Location
    package var actionLocation: Location

    package init(action: Action, location: Location, actionLocation: Location) {
      self.action = action
      self.location = location
      self.actionLocation = actionLocation
    }
  }

  /// `@catch(to:)`
  package struct Catch: Sendable {
    package enum Target: Sendable { case result, null }
    package var target: Target
    package var location: Location

    package init(target: Target, location: Location) {
      self.target = target
      self.location = location
    }
  }

  /// `@alias(as:)`
  package struct Alias: Sendable {
    package var name: Symbol
    /// `as:` as written.
    package var argument: Argument?
    /// Where its name stands, or the directive where the name is implied.
    package var location: Location
    package var directive: Location
    /// What it names is always there: under no condition and on a type that always matches.
    package var alwaysMatches = false

    package init(name: Symbol, argument: Argument?, location: Location, directive: Location) {
      self.name = name
      self.argument = argument
      self.location = location
      self.directive = directive
    }
  }

  /// `@defer(label:, if:)`
  package struct Defer: Sendable {
    /// Complete once the transform has run: `Document$defer$Fragment`.
    package var label = ""
    package var writtenLabel: Argument?
    package var condition: Value?
    package var location: Location

    package init(writtenLabel: Argument?, condition: Value?, location: Location) {
      self.writtenLabel = writtenLabel
      self.condition = condition
      self.location = location
    }
  }

  /// `@stream(label:, if:, initialCount:, useCustomizedBatch:)`
  package struct Stream: Sendable {
    /// Complete once the transform has run: `Document$stream$field`.
    package var label = ""
    package var writtenLabel: Argument?
    package var condition: Value?
    package var initialCount: Value?
    package var useCustomizedBatch: Value?
    package var location: Location

    package init(
      writtenLabel: Argument?, condition: Value?, initialCount: Value?, useCustomizedBatch: Value?,
      location: Location
    ) {
      self.writtenLabel = writtenLabel
      self.condition = condition
      self.initialCount = initialCount
      self.useCustomizedBatch = useCustomizedBatch
      self.location = location
    }
  }

  /// `@connection` or `@stream_connection`, its arguments as written.
  package struct Connection: Sendable {
    package var isStream: Bool
    package var arguments: [Argument]
    package var location: Location

    package init(isStream: Bool, arguments: [Argument], location: Location) {
      self.isStream = isStream
      self.arguments = arguments
      self.location = location
    }

    package var key: Argument? { arguments["key"] }
    package var handler: Argument? { arguments["handler"] }
    package var filters: Argument? { arguments["filters"] }
    package var dynamicKey: Argument? { arguments["dynamicKey_UNSTABLE"] }
    package var prefetchable: Argument? { arguments["prefetchable_pagination"] }
  }

  /// What a mutation or subscription does to lists the store holds.
  package struct Edit: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
      case deleteRecord, deleteEdge, appendEdge, prependEdge, appendNode, prependNode
    }
    package var kind: Kind
    package var arguments: [Argument]
    package var location: Location

    package init(kind: Kind, arguments: [Argument], location: Location) {
      self.kind = kind
      self.arguments = arguments
      self.location = location
    }
  }

  /// A field whose data the store keeps under a name of its own: `@connection` (handle `connection`, read as
  /// `__key_connection`) and the edits of mutations (handle `appendEdge`, `deleteRecord`, …; the key empty).
  ///
  /// Equality ignores places.
  package struct Handle: Hashable, Sendable {
    package var handle: Symbol
    package var key: String
    /// The arguments that tell one list from another; nil: none named and none left.
    package var filters: [Symbol]?
    package var dynamicKey: Value?
    /// `connections`, `edgeTypeName`.
    package var arguments: [Argument]
    package var location: Location

    package init(
      handle: Symbol, key: String, filters: [Symbol]?, dynamicKey: Value? = nil, arguments: [Argument] = [],
      location: Location
    ) {
      self.handle = handle
      self.key = key
      self.filters = filters
      self.dynamicKey = dynamicKey
      self.arguments = arguments
      self.location = location
    }

    package static func == (a: Handle, b: Handle) -> Bool {
      a.handle == b.handle && a.key == b.key && a.filters == b.filters && a.dynamicKey == b.dynamicKey
        && a.arguments == b.arguments
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(handle)
      hasher.combine(key)
    }
  }
}

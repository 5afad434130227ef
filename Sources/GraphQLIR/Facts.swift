package import GraphQLSyntax

// What client directives say, as typed facts on the nodes they stood on.

extension IR {
  /// `@required(action:)`
  package struct Required: Sendable {
    package enum Action: Int, Sendable, Comparable {
      case none, log, `throw`
      package static func < (a: Action, b: Action) -> Bool { a.rawValue < b.rawValue }
    }
    package var action: Action
    package var location: Location

    package init(action: Action, location: Location) {
      self.action = action
      self.location = location
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
    package var location: Location

    package init(name: Symbol, location: Location) {
      self.name = name
      self.location = location
    }
  }

  /// `@defer(label:, if:)`, the label complete: `Document$defer$Fragment`.
  package struct Defer: Sendable {
    package var label: String
    package var condition: Value?
    package var location: Location

    package init(label: String, condition: Value?, location: Location) {
      self.label = label
      self.condition = condition
      self.location = location
    }
  }

  /// `@stream(label:, if:, initialCount:, useCustomizedBatch:)`, the label complete.
  package struct Stream: Sendable {
    package var label: String
    package var condition: Value?
    package var initialCount: Value
    package var useCustomizedBatch: Value?
    package var location: Location

    package init(
      label: String, condition: Value?, initialCount: Value, useCustomizedBatch: Value?, location: Location
    ) {
      self.label = label
      self.condition = condition
      self.initialCount = initialCount
      self.useCustomizedBatch = useCustomizedBatch
      self.location = location
    }
  }

  /// A field whose data the store keeps under a name of its own: `@connection` (handle `connection`, read as
  /// `__key_connection`) and the declarative edits of mutations (handle `appendEdge`, `deleteRecord`, …).
  package struct Handle: Sendable {
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
  }

  package struct FieldFacts: Sendable {
    package var required: Required?
    package var caught: Catch?
    package var stream: Stream?
    package var handles: [Handle] = []
    /// Added by a transform, not typed by a person: never an accessor.
    package var isGenerated = false

    package init() {}
  }

  package struct InlineFacts: Sendable {
    package var alias: Alias?
    package var caught: Catch?
    package var deferred: Defer?
    package var isGenerated = false

    package init() {}
  }

  package struct SpreadFacts: Sendable {
    package var alias: Alias?
    package var deferred: Defer?
    /// `@dangerously_unaliased_fixme`
    package var isUnaliasedOnPurpose = false
    /// `@relay(mask: false)`
    package var isUnmasked = false

    package init() {}
  }

  /// What a directive on the operation or fragment itself says.
  package struct DefinitionFacts: Sendable {
    /// `@inline`: where it stands.
    package var inline: Location?
    /// `@throwOnFieldError`
    package var throwsOnFieldError: Location?
    package var caught: Catch?
    /// `@relay(plural: true)`
    package var isPlural = false
    package var refetchable: Refetchable?
    /// The connections inside, set by the transform that finds them.
    package var connections: [ConnectionMetadata] = []
    /// `@raw_response_type`
    package var hasRawResponseType = false
    /// The fragment that a refetch query was made for.
    package var derivedFrom: Symbol?
    package var description: StringValue?

    package init() {}
  }

  /// `@refetchable(queryName:, directives:, preferFetchable:)` and what its transform found.
  package struct Refetchable: Sendable {
    package var queryName: Symbol
    package var location: Location
    /// `node`, `viewer`, or empty: where in the query's answer the fragment stands.
    package var path: [Symbol] = []
    /// The field that identifies the record, and the variable it is passed as.
    package var identifier: (field: Symbol, variable: Symbol)?

    package init(queryName: Symbol, location: Location) {
      self.queryName = queryName
      self.location = location
    }
  }

  /// One `@connection` of a definition.
  package struct ConnectionMetadata: Sendable {
    package enum Direction: Sendable { case forward, backward, bidirectional }
    /// Response keys from the definition's root; nil where it lies inside a list.
    package var path: [Symbol]?
    package var direction: Direction
    /// The variables of `first`, `after`, `last`, `before`; nil where literal or not passed.
    package var first: Symbol?
    package var after: Symbol?
    package var last: Symbol?
    package var before: Symbol?
    package var isStream = false

    package init(path: [Symbol]?, direction: Direction) {
      self.path = path
      self.direction = direction
    }
  }
}

package import GraphQLSyntax

extension IR {
  /// What a directive on the operation or fragment itself says.
  ///
  /// Most definitions say nothing of it, and then it is one word to copy.
  @dynamicMemberLookup
  package struct DefinitionFacts: Sendable {
    package struct Values: Sendable {
      /// `@inline`: where it stands.
      package var inline: Location?
      /// `@throwOnFieldError`
      package var throwsOnFieldError: Location?
      package var caught: Catch?
      /// `@relay(mask:)` and `@relay(plural:)` as written.
      package var mask: Argument?
      package var plural: Argument?
      package var refetchable: Refetchable?
      /// The connections inside, set by the transform that finds them.
      package var connections: [ConnectionMetadata] = []
      /// `@raw_response_type`
      package var hasRawResponseType = false
      /// The fragment that a refetch query was made for.
      package var derivedFrom: Symbol?
      /// A `@required` child whose null makes the whole null.
      package var childrenBubbleNull = false
      package var description: StringValue?
      /// Every directive but `@relay`, in order, with the place of its name.
      package var written: [(name: Symbol, location: Location)] = []
    }

    @usableFromInline final class Storage: Sendable {
      @usableFromInline let values: Values
      init(_ values: Values) { self.values = values }
    }

    private static let nothing = Storage(Values())
    @usableFromInline var storage = DefinitionFacts.nothing

    package init() {}

    package subscript<Value>(dynamicMember path: WritableKeyPath<Values, Value>) -> Value {
      @inlinable get { storage.values[keyPath: path] }
      set {
        var values = storage.values
        values[keyPath: path] = newValue
        storage = Storage(values)
      }
    }

    /// `@relay(plural: true)`
    package var isPlural: Bool { self.plural?.value == .boolean(true) }
    /// `@relay(mask: false)`
    package var isUnmasked: Bool { self.mask?.value == .boolean(false) }
  }

  /// `@refetchable(queryName:, directives:, preferFetchable:)` and what its transform found.
  package struct Refetchable: Sendable {
    package var queryName: Symbol
    package var arguments: [Argument]
    package var location: Location
    /// `node`, `viewer`, or empty: where in the query's answer the fragment stands.
    package var path: [Symbol] = []
    /// The field that identifies the record, and the variable it is passed as.
    package var identifier: (field: Symbol, variable: Symbol)?

    package init(queryName: Symbol, arguments: [Argument], location: Location) {
      self.queryName = queryName
      self.arguments = arguments
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

import GraphQLSyntax

/// How types relate: the only place that answers it.
///
/// Specification: Covariance in IsValidImplementationFieldType, GetPossibleTypes. Relay reads them the same way,
/// which also means that a union is never a subtype of an interface, whatever its members implement.
extension Schema {
  /// The object types that a value of this type can be, in the schema's order; none for scalars, enums and inputs.
  package func possibleTypes(of type: TypeID) -> [TypeID] { possibleObjects[Int(type.index)] }

  /// Whether an object type is among the possible types of another.
  package func isPossible(_ object: TypeID, for type: TypeID) -> Bool {
    possibleObjects[Int(type.index)].containsSorted(object)
  }

  /// Whether every value of `type` is one of `other` by declaration: the same type, an interface that it implements,
  /// or a union that it is a member of.
  package func isSubtype(_ type: TypeID, of other: TypeID) -> Bool {
    if type == other { return true }
    switch self[other].kind {
    case .union: return possibleObjects[Int(other.index)].containsSorted(type)
    case .interface:
      return self[type].kind == .object
        ? possibleObjects[Int(other.index)].containsSorted(type)
        : implementingInterfaces[Int(other.index)].containsSorted(type)
    default: return false
    }
  }

  /// Whether a value of `type` can stand where `other` is expected: non-null for nullable, list by list, and by
  /// ``isSubtype(_:of:)-(TypeID,_)`` inside.
  package func isSubtype(_ type: TypeReference, of other: TypeReference) -> Bool {
    if type == other { return true }
    if other.isNonNull { return type.isNonNull && isSubtype(type.nullable, of: other.nullable) }
    if type.isNonNull { return isSubtype(type.nullable, of: other) }
    switch (type.item, other.item) {
    case (let item?, let otherItem?): return isSubtype(item, of: otherItem)
    case (nil, nil): return isSubtype(type.named, of: other.named)
    default: return false
    }
  }

  /// Whether some value can be of both types: what a spread or a type condition needs.
  package func overlaps(_ type: TypeID, _ other: TypeID) -> Bool {
    if type == other { return true }
    let objects = possibleObjects[Int(type.index)]
    let others = possibleObjects[Int(other.index)]
    if objects.sharesSorted(with: others) { return true }
    return implementingInterfaces[Int(type.index)].sharesSorted(with: implementingInterfaces[Int(other.index)])
  }
}

extension [TypeID] {
  fileprivate func containsSorted(_ id: TypeID) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].index < id.index { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == id
  }

  /// Whether two sorted lists have an element in common, in steps of the shorter times the logarithm of the longer.
  fileprivate func sharesSorted(with other: [TypeID]) -> Bool {
    count <= other.count
      ? contains { other.containsSorted($0) }
      : other.contains { containsSorted($0) }
  }
}

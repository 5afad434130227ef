extension Sequence {
  /// The elements in the order of their keys; those whose keys are equal stay as they are.
  @inlinable
  package func sorted<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    let elements = Array(self)
    guard elements.count > 1 else { return elements }
    let keys = elements.map(key)
    // Arguments and fields mostly stand in their order already.
    if !keys.indices.dropFirst().contains(where: { keys[$0] < keys[$0 - 1] }) { return elements }
    return order(of: keys.count) { keys[$0] < keys[$1] }.map { elements[$0] }
  }

  /// The elements in the order of their texts' bytes, the same in every language.
  @inlinable
  package func sorted(byUTF8 text: (Element) -> String) -> [Element] {
    let elements = Array(self)
    let texts = elements.map(text)
    return order(of: texts).map { elements[$0] }
  }
}

/// The numbers below `count`, sorted. What is sorted is always numbers: the machine code of a sort is 3 KB for each
/// kind of element.
@usableFromInline @inline(never)
package func order(of count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] { (0..<count).sorted(by: isBefore) }

@usableFromInline
package func order(of texts: [String]) -> [Int] { order(of: texts.count) { String.inByteOrder(texts[$0], texts[$1]) } }

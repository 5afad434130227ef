import GraphQLSchema
import Testing

@Suite struct `Cycles are found` {
  /// All graphs of four nodes whose edges are the bits of a number.
  @Test func `in every graph of four nodes, once for each knot`() {
    for bits in 0..<(1 << 16) where bits % 7 == 0 || bits < 512 {
      let successors = { (node: Int) in (0..<4).filter { bits >> (node * 4 + $0) & 1 == 1 } }
      var reaches = (0..<4).map { a in (0..<4).map { b in successors(a).contains(b) } }
      for via in 0..<4 {
        for a in 0..<4 where reaches[a][via] {
          for b in 0..<4 where reaches[via][b] { reaches[a][b] = true }
        }
      }
      let found = cycles(among: 4, successors)
      let knots = found.map { Set($0.knot) }
      let expected = (0..<4).filter { reaches[$0][$0] }
      #expect(knots.reduce(0) { $0 + $1.count } == expected.count && Set(expected) == knots.reduce([]) { $0.union($1) })
      for cycle in found {
        #expect(cycle.path[0] == cycle.knot.min()!)
        #expect(Set(cycle.path).count == cycle.path.count && Set(cycle.path).isSubset(of: cycle.knot))
        for (a, b) in zip(cycle.path, cycle.path.dropFirst() + [cycle.path[0]]) { #expect(successors(a).contains(b)) }
        for a in cycle.knot { for b in cycle.knot { #expect(reaches[a][b]) } }
      }
    }
  }

  @Test func `however long the way round`() {
    let count = 20_000
    #expect(cycles(among: count) { [($0 + 1) % count] }.map(\.path.count) == [count])
    #expect(cycles(among: count) { $0 + 1 < count ? [$0 + 1] : [] }.isEmpty)
  }
}

import Observation

/// What Observation itself asks of whoever uses it, and nothing around it: a registrar, and for each of eight fields the
/// key path that is cheapest to hash, the identity of a type. Nobody who is observed can be faster.
final class BareObject {
  private struct A: Observable {}
  private struct B: Observable {}
  private struct C: Observable {}
  private struct D: Observable {}
  private struct E: Observable {}
  private struct F: Observable {}
  private struct G: Observable {}
  private struct H: Observable {}

  private let registrar = ObservationRegistrar()
  private let a = \A.self
  private let b = \B.self
  private let c = \C.self
  private let d = \D.self
  private let e = \E.self
  private let f = \F.self
  private let g = \G.self
  private let h = \H.self

  /// Eight fields are read.
  @inline(never) func accessAll() {
    registrar.access(A(), keyPath: a)
    registrar.access(B(), keyPath: b)
    registrar.access(C(), keyPath: c)
    registrar.access(D(), keyPath: d)
    registrar.access(E(), keyPath: e)
    registrar.access(F(), keyPath: f)
    registrar.access(G(), keyPath: g)
    registrar.access(H(), keyPath: h)
  }

  /// One field is read, or a set as one.
  @inline(never) func accessOne() { registrar.access(E(), keyPath: e) }

  /// A commit tells everyone before it writes, and again after.
  @inline(never) func willChange() { registrar.willSet(E(), keyPath: e) }
  @inline(never) func didChange() { registrar.didSet(E(), keyPath: e) }
}

extension Store {
  /// What a fragment reads of an object that is made by hand, with no operation around it.
  ///
  /// - Parameters:
  ///   - type: the object's type.
  ///   - object: the object as JSON.
  ///   - variables: the operation's, those of which the fragment reads.
  @MainActor package func sample<Fragment: FragmentLens>(
    _ fragment: Fragment.Type, on type: String, _ object: String, variables: [String: any InputEncodable]
  ) throws(ResponseError) -> Fragment {
    let values = variables.compactMapValues(\.inputValue)
    let text = SamplePlan.plan(of: Fragment.layout, on: type)
    let plan = core.lock.withLock { ResolvedPlan(text, variables: values, shapes: core.shapes) }
    commit(try changes(in: "{\"data\":\(object)}".utf8) { _ in plan })
    let scope = Scope.binding([], of: Fragment.layout, in: Scope(values))
    return Fragment(anchor: Anchor(plan.root, Fragment.layout.root, scope.variables.isEmpty ? nil : scope))
  }
}

let s = "@Query(\"\"\"query Fake { a }\"\"\")"
let t = #"@Fragment("""fragment Fake2 on Boat { id }""")"#
@QueryCache("""not graphql""") struct A {}
@Fragmentary struct B {}
func Query(_ s: String) {}
let u = Query("plain call, no at-sign")
@Fragment(
  // a comment is allowed here
  """
  fragment Real on Boat { id }
  """) struct R {}

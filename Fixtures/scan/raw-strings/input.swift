@Query(#"""
  query Q { note(text: """block "quoted" \(x) \""" end""") }
  """#)
struct A {}
@Query(##"query R { note(text: "a \#(x) b") }"##) struct B {}
@Query(#"query S { note(text: "\#(x)") }"#) struct C {}

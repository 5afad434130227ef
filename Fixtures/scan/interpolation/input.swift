@Query("""
query Q { boats { \(fields) } }
""")
struct Q {}
@Query(text) struct R {}
@Query("query S " + "{ a }") struct S {}

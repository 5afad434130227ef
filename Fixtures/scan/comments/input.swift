// @Query("""query Old { boats { id } }""")
/* outer /* @Fragment("""fragment X on Boat { nope }""") */ @Query("""also not""") */
/// Example: @Query("""query Doc { boats { id } }""")
@Query("""
query Live { boats { id } }
""")
struct LiveQuery {}

@Query("") struct A {}
@Query("""
fragment F on Boat { id }
""") struct B {}
@Fragment("""
fragment G on Boat { ...H }
fragment H on Boat { name }
""") struct C {}
@Fragment("fragment I on Boat { id }") struct D {}

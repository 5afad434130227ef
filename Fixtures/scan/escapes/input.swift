@Query("""
  query Q { \
  note(text: \"""a \\ b\""") \u{62}oats { id } \tviewer { boat { id } } }
  """) struct Q {}

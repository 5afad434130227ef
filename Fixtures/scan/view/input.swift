import BatonRuntime
import SwiftUI

struct BoatRow: View {
  @Fragment("""
    fragment BoatRow_boat on Boat {
      name
      length(unit: METRE
      berth { code ? }
    }
    """)
  let boat: BoatRow_boat
  @State private var isOpen = false

  #if os(iOS)
    @BatonRuntime.Fragment(#"fragment BoatRow_owner on Owner { note(text: "a \n b") }"#)
    var owner: BoatRow_boat?
  #endif

  var body: some View { Text("\(boat.name ?? "") \(isOpen ? "@Query(\"\")" : "/")") }
}

#if canImport(SwiftUI)
public import SwiftUI

extension ForEach where Content: View {
  /// A view for each lens of a list, told apart by record.
  @MainActor public init<Element: Lens>(
    _ list: LensList<Element>, @ViewBuilder content: @escaping (Element) -> Content
  ) where Data == LensList<Element>, ID == LensID {
    self.init(list, id: \.lensID, content: content)
  }
}
#endif

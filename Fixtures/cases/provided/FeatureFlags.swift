/// What the app provides to documents.
enum FeatureFlags {
  static let isPro = true
  static let limit: Int? = nil
}

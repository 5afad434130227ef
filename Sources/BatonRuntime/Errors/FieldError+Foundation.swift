public import Foundation

extension FieldError: LocalizedError {
  /// As `description`.
  public var errorDescription: String? { description }
}

extension FieldErrors: LocalizedError {
  /// As `description`.
  public var errorDescription: String? { description }
}

extension ResponseError: LocalizedError {
  /// As `description`.
  public var errorDescription: String? { description }
}

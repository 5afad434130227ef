public import Foundation

extension FieldError: LocalizedError {
  public var errorDescription: String? { description }
}

extension FieldErrors: LocalizedError {
  public var errorDescription: String? { description }
}

extension ResponseError: LocalizedError {
  public var errorDescription: String? { description }
}

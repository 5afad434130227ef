package import BatonRuntime

/// A type of the app's own behind a scalar.
package struct MyWhen: MappedScalar {
  package let year: Int

  package init?(scalar: ScalarText) {
    guard scalar.isQuoted, scalar.text.utf8.count == 10, let year = Int(scalar.text.prefix(4)) else { return nil }
    self.year = year
  }

  package var scalar: ScalarText { .quoted("\(year)-01-01") }
}

/// This compiler's version, named here and nowhere else.
package enum Version {
  package static let current = "0.1.0"
}

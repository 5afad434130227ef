@testable import BatonCompiler
import Testing

/// The vectors of RFC 1321 and FIPS 180.
@Suite struct DigestTests {
  @Test(
    arguments: [
      ("", "d41d8cd98f00b204e9800998ecf8427e"),
      ("abc", "900150983cd24fb0d6963f7d28e17f72"),
      ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
      (
        "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
        "57edf4a22be3c955ac49da2e2107b67a"
      ),
    ])
  func `MD5 as in RFC 1321`(text: String, digest: String) {
    #expect(DigestAlgorithm.md5.hex(text) == digest)
  }

  @Test(
    arguments: [
      ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
      ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
      ),
    ])
  func `SHA1 as in FIPS 180`(text: String, digest: String) {
    #expect(DigestAlgorithm.sha1.hex(text) == digest)
  }

  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func `SHA256 as in FIPS 180`(text: String, digest: String) {
    #expect(DigestAlgorithm.sha256.hex(text) == digest)
  }

  @Test func `a text that ends at any place of a block is padded right`() {
    let million = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(DigestAlgorithm.md5.hex(million) == "7707d6ae4e027c70eea2a935c2296f21")
    #expect(DigestAlgorithm.sha1.hex(million) == "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
    #expect(
      DigestAlgorithm.sha256.hex(million) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    let lengths = (54...66).map { DigestAlgorithm.sha1.hex([UInt8](repeating: 0, count: $0)) }
    #expect(Set(lengths).count == lengths.count)
  }
}

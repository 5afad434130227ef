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

  @Test func `a million bytes`() {
    let million = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(DigestAlgorithm.md5.hex(million) == "7707d6ae4e027c70eea2a935c2296f21")
    #expect(DigestAlgorithm.sha1.hex(million) == "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
    #expect(
      DigestAlgorithm.sha256.hex(million) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// As `md5sum`, `sha1sum` and `sha256sum` give them: one block or two, with and without room for the length.
  @Test(
    arguments: [
      (
        55,
        [
          "ef1772b6dff9a122358552954ad0df65", "c1c8bbdc22796e28c0e15163d20899b65621d65a",
          "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318",
        ]
      ),
      (
        56,
        [
          "3b0c8ac703f828b04c6c197006d17218", "c2db330f6083854c99d4b5bfb6e8f29f201be699",
          "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a",
        ]
      ),
      (
        63,
        [
          "b06521f39153d618550606be297466d5", "03f09f5b158a7a8cdad920bddc29b81c18a551f5",
          "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34",
        ]
      ),
      (
        64,
        [
          "014842d480b571495a4a0363793f7367", "0098ba824b5c16427bd7a1122a5a442a25ec644d",
          "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb",
        ]
      ),
      (
        65,
        [
          "c743a45e0d2e6a95cb859adae0248435", "11655326c708d70319be2610e8a57d9a5b959d3b",
          "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0",
        ]
      ),
      (
        119,
        [
          "8a7bd0732ed6a28ce75f6dabc90e1613", "ee971065aaa017e0632a8ca6c77bb3bf8b1dfc56",
          "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb",
        ]
      ),
      (
        120,
        [
          "5f61c0ccad4cac44c75ff505e1f1e537", "f34c1488385346a55709ba056ddd08280dd4c6d6",
          "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c",
        ]
      ),
      (
        127,
        [
          "020406e1d05cdc2aa287641f7ae2cc39", "89d95fa32ed44a7c610b7ee38517ddf57e0bb975",
          "c57e9278af78fa3cab38667bef4ce29d783787a2f731d4e12200270f0c32320a",
        ]
      ),
      (
        128,
        [
          "e510683b3f5ffe4093d021808bc6ff70", "ad5b3fdbcb526778c2839d2f151ea753995e26a0",
          "6836cf13bac400e9105071cd6af47084dfacad4e5e302c94bfed24e013afb73e",
        ]
      ),
    ])
  func `the length has room in a block or takes another`(length: Int, digests: [String]) {
    let message = [UInt8](repeating: UInt8(ascii: "a"), count: length)
    #expect(DigestAlgorithm.allCases.map { $0.hex(message) } == digests)
  }

  @Test(
    arguments: [
      (DigestAlgorithm.md5, "95e3ec3d0b65f6c3b99b65302aa9d615"),
      (.sha1, "024350817a4bf88ccaa7652031af698d679429b7"),
      (.sha256, "5c3772eff1bb126574c66739ab0a018d784fc234e57f812a6994911d635f5a81"),
    ])
  func `the digest of the digests of messages of 0 to 300 bytes`(algorithm: DigestAlgorithm, digest: String) {
    let digests = (0...300).map { length in algorithm.hex((0..<length).map { UInt8($0 * 7 % 251) }) }
    #expect(algorithm.hex(digests.joined()) == digest)
  }
}

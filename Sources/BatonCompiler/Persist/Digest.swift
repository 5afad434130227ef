/// The digests that Relay makes an operation's identifier with.
package enum DigestAlgorithm: String, CaseIterable, Sendable {
  case md5 = "MD5"
  case sha1 = "SHA1"
  case sha256 = "SHA256"

  /// The digest of a text's UTF-8, in lower-case hexadecimal.
  package func hex(_ text: String) -> String { hex(Array(text.utf8)) }

  package func hex(_ bytes: [UInt8]) -> String {
    let words: [UInt32]
    switch self {
    case .md5: words = md5State(of: bytes).map(\.byteSwapped)
    case .sha1: words = sha1State(of: bytes)
    case .sha256: words = sha256State(of: bytes)
    }
    return words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }
}

/// RFC 1321.
private func md5State(of message: [UInt8]) -> [UInt32] {
  var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
  forEachBlock(of: message, bigEndian: false) { block in
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for round in 0..<64 {
      let mixed: UInt32
      let index: Int
      switch round / 16 {
      case 0: (mixed, index) = ((b & c) | (~b & d), round)
      case 1: (mixed, index) = ((d & b) | (~d & c), (5 * round + 1) % 16)
      case 2: (mixed, index) = (b ^ c ^ d, (3 * round + 5) % 16)
      default: (mixed, index) = (c ^ (b | ~d), 7 * round % 16)
      }
      let sum = a &+ mixed &+ md5Sines[round] &+ block[index]
      (a, d, c, b) = (d, c, b, b &+ sum.rotated(md5Shifts[round / 16][round % 4]))
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
  }
  return state
}

private let md5Shifts: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]

/// `floor(abs(sin(i + 1)) * 2^32)`
private let md5Sines: [UInt32] = [
  0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a, 0xa830_4613, 0xfd46_9501,
  0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be, 0x6b90_1122, 0xfd98_7193, 0xa679_438e, 0x49b4_0821,
  0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d, 0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8,
  0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed, 0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9, 0x8d2a_4c8a,
  0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c, 0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70,
  0x289b_7ec6, 0xeaa1_27fa, 0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665,
  0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d, 0x8584_5dd1,
  0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1, 0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb, 0xeb86_d391,
]

/// FIPS 180-4, 6.1.
private func sha1State(of message: [UInt8]) -> [UInt32] {
  var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
  forEachBlock(of: message, bigEndian: true) { block in
    var words = block
    for t in 16..<80 { words.append((words[t - 3] ^ words[t - 8] ^ words[t - 14] ^ words[t - 16]).rotated(1)) }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for t in 0..<80 {
      let (mixed, constant): (UInt32, UInt32)
      switch t / 20 {
      case 0: (mixed, constant) = ((b & c) | (~b & d), 0x5a82_7999)
      case 1: (mixed, constant) = (b ^ c ^ d, 0x6ed9_eba1)
      case 2: (mixed, constant) = ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
      default: (mixed, constant) = (b ^ c ^ d, 0xca62_c1d6)
      }
      let next = a.rotated(5) &+ mixed &+ e &+ constant &+ words[t]
      (e, d, c, b, a) = (d, c, b.rotated(30), a, next)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }
  return state
}

/// FIPS 180-4, 6.2.
private func sha256State(of message: [UInt8]) -> [UInt32] {
  var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  forEachBlock(of: message, bigEndian: true) { block in
    var words = block
    for t in 16..<64 {
      let (early, late) = (words[t - 15], words[t - 2])
      let a = early.rotated(25) ^ early.rotated(14) ^ (early >> 3)
      let b = late.rotated(15) ^ late.rotated(13) ^ (late >> 10)
      words.append(words[t - 16] &+ a &+ words[t - 7] &+ b)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for t in 0..<64 {
      let sum1 = e.rotated(26) ^ e.rotated(21) ^ e.rotated(7)
      let first = h &+ sum1 &+ ((e & f) ^ (~e & g)) &+ sha256Constants[t] &+ words[t]
      let sum0 = a.rotated(30) ^ a.rotated(19) ^ a.rotated(10)
      let second = sum0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }
  return state
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let sha256Constants: [UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
  0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
  0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
  0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
  0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
  0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
  0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]

/// The message in blocks of sixteen words, with the padding and the length that all three algorithms add.
private func forEachBlock(of message: [UInt8], bigEndian: Bool, _ body: ([UInt32]) -> Void) {
  var bytes = message
  bytes.append(0x80)
  while bytes.count % 64 != 56 { bytes.append(0) }
  let length = UInt64(message.count) &* 8
  for index in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: length >> (8 * UInt64(bigEndian ? 7 - index : index)))) }
  for start in stride(from: 0, to: bytes.count, by: 64) {
    body(
      (0..<16).map { word in
        let at = start + word * 4
        let value = (0..<4).reduce(0 as UInt32) { $0 << 8 | UInt32(bytes[at + $1]) }
        return bigEndian ? value : value.byteSwapped
      })
  }
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self << count | self >> (32 - count) }
}

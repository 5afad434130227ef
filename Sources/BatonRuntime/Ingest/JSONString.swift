#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// A string's contents in the response, or in the cursor's scratch memory.
struct JSONString {
  var bytes: UnsafeBufferPointer<UInt8>
  var isASCII: Bool

  func equals(_ text: StaticString) -> Bool {
    bytes.count == text.utf8CodeUnitCount && memcmp(bytes.baseAddress!, text.utf8Start, bytes.count) == 0
  }
}

/// What is found of a string's bytes, sixteen at a time.
struct StringScan {
  /// Every byte so far, one upon the other.
  private var all = SIMD2<UInt64>()
  /// The high bits of control characters.
  private var controls = SIMD2<UInt64>()
  /// Where in the last sixteen bytes the quote or the backslash is.
  private(set) var stop = 0

  @inline(__always) init() {}

  @inline(__always) var isASCII: Bool { (all.x | all.y) & 0x8080_8080_8080_8080 == 0 }
  @inline(__always) var hasControl: Bool { (controls.x | controls.y) & 0x8080_8080_8080_8080 != 0 }

  /// Whether a quote or a backslash is in these bytes. What stands behind it does not count.
  ///
  /// Each comparison is cast to integers before they are combined, since operators on masks are not lowered to vector
  /// code; nor is "less than", so control characters are found by subtraction: a byte borrows from its high bit if it
  /// is below a space, and the first to do so is right.
  @inline(__always) mutating func finds(_ chunk: SIMD16<UInt8>) -> Bool {
    let bits = unsafeBitCast(chunk, to: SIMD2<UInt64>.self)
    let low = (bits &- SIMD2(repeating: 0x2020_2020_2020_2020)) & (bits ^ SIMD2(repeating: ~0))
    let found =
      unsafeBitCast(chunk .== SIMD16<UInt8>(repeating: 0x22), to: SIMD2<UInt64>.self)
      | unsafeBitCast(chunk .== SIMD16<UInt8>(repeating: 0x5c), to: SIMD2<UInt64>.self)
    if found.x | found.y == 0 {
      all |= bits
      controls |= low
      return false
    }
    // The bits below the first that is set are those of the bytes before it. Where it is, nobody can foresee, so
    // nothing branches on it.
    let isSecond: UInt64 = found.x == 0 ? 1 : 0
    let half = found.x == 0 ? found.y : found.x
    stop = Int(truncatingIfNeeded: isSecond &<< 3) &+ (half.trailingZeroBitCount &>> 3)
    let mask = SIMD2(Self.below(found.x), Self.below(found.y) & (0 &- isSecond))
    all |= bits & mask
    controls |= low & mask
    return true
  }

  /// The bits below the first that is set; all of them if none is.
  @inline(__always) private static func below(_ word: UInt64) -> UInt64 { (word & (0 &- word)) &- 1 }
}

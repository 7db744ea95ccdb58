const PARITY_BITS = 26;
const PARITIES = 2 ** PARITY_BITS - 1;
const LONGEST_TOLD = 2 ** (32 - PARITY_BITS) - 1;

/**
 * Two things about a word that edits change little: for each letter a to z whether it occurs an odd number of times
 * (other letters share their bits), and above these 26 bits its length, at most 63.
 * @param letters code points
 */
export function wordSignature(letters: readonly number[]): number {
  let parities = 0;
  for (const letter of letters) parities ^= 1 << (letter % PARITY_BITS);
  return ((Math.min(letters.length, LONGEST_TOLD) << PARITY_BITS) | parities) >>> 0;
}

/** False only when the words of these signatures are more than `atMost` edits apart. */
export function mayBeNear(signature: number, other: number, atMost: number): boolean {
  if (Math.abs((signature >>> PARITY_BITS) - (other >>> PARITY_BITS)) > atMost) return false;
  // One edit removes a letter, adds one, or both.
  return countBits((signature ^ other) & PARITIES) <= 2 * atMost;
}

/** @see Warren, "Hacker's Delight", 2nd edition, section 5-1 */
function countBits(bits: number): number {
  let pairs = bits - ((bits >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

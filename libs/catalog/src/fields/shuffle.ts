const encoder = new TextEncoder();
/** Slugs have at most 200 characters, of at most three bytes for each unit of UTF-16. */
const bytes = new Uint8Array(600);
const words = new DataView(bytes.buffer);

/**
 * The number of a record in the order of a seed, ascending: 0 to 2^24 − 1. What Elasticsearch's `random_score` makes of the slug when
 * nothing else than this seed is mixed in: MurmurHash3 of its UTF-8, x86 with 32 bits, of which the lower 24 are taken.
 * @see https://github.com/aappleby/smhasher/wiki/MurmurHash3
 * @param seed 1 to 2^31 − 1
 */
export function shuffledBy(seed: number, slug: string): number {
  const { written: length } = encoder.encodeInto(slug, bytes);
  const whole = length & ~3;
  let hash = finished(seed);
  for (let offset = 0; offset < whole; offset += 4) {
    hash ^= mixed(words.getInt32(offset, true));
    hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64;
  }
  if (length > whole) {
    let rest = 0;
    for (let offset = length - 1; offset >= whole; offset--) rest = (rest << 8) | (bytes[offset] ?? 0);
    hash ^= mixed(rest);
  }
  return finished(hash ^ length) & 0xff_ff_ff;
}

function mixed(block: number): number {
  const product = Math.imul(block, 0xcc9e2d51);
  return Math.imul((product << 15) | (product >>> 17), 0x1b873593);
}

/** The finalizer: each bit of a number changes about half of the bits. */
function finished(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return second ^ (second >>> 16);
}

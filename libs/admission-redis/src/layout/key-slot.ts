const SLOTS = 16_384;
const POLYNOMIAL = 0x1021;

/** The slot of a cluster that keys with this hash tag live in: CRC-16/XMODEM of the tag, modulo 16,384. */
export function slotOfTag(tag: string): number {
  let crc = 0;
  for (const byte of Buffer.from(tag)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ POLYNOMIAL;
    crc &= 0xffff;
  }
  return crc % SLOTS;
}

/**
 * @param tagOf a tag for each number, all different
 * @returns `count` of these tags, one in each of as many equal parts of the slots
 */
export function tagsOverAllSlots(count: number, tagOf: (number: number) => string): string[] {
  const tags: string[] = [];
  for (let number = 0, found = 0; found < count; number++) {
    const tag = tagOf(number);
    const part = Math.floor((slotOfTag(tag) * count) / SLOTS);
    if (tags[part] !== undefined) continue;
    tags[part] = tag;
    found++;
  }
  return tags;
}

import { GrowingArray } from './number-lists.js';
import { PackedTexts } from './packed-texts.js';

/** The hash table is in this many parts, so that none takes long to enlarge. */
const PART_BITS = 6;
const FIRST_SLOTS = 16;

/** Numbers texts in the order in which they first come, without an object for each. */
export class TextNumbers {
  readonly texts = new PackedTexts();
  private readonly hashes = new GrowingArray();
  /** By the last bits of a hash, the slots of a hash table. */
  private readonly parts: Uint32Array[] = Array.from(
    { length: 2 ** PART_BITS },
    () => new Uint32Array(FIRST_SLOTS),
  );
  private readonly counts = new Uint32Array(2 ** PART_BITS);

  /** The number of `text`, which is the next one when it did not come before. */
  numberOf(text: string): number {
    const hash = hashOf(text);
    const part = hash % 2 ** PART_BITS;
    const slots = this.parts[part] ?? new Uint32Array();
    const slot = this.slotOfText(slots, hash, text);
    const known = slots[slot] ?? 0;
    if (known > 0) return known - 1;
    const number = this.texts.length;
    this.texts.add(text);
    this.hashes.push(hash);
    slots[slot] = number + 1;
    const count = (this.counts[part] ?? 0) + 1;
    this.counts[part] = count;
    if (2 * count > slots.length) this.parts[part] = this.enlarged(slots);
    return number;
  }

  /** The number of `text`; `undefined` when it did not come. */
  find(text: string): number | undefined {
    const hash = hashOf(text);
    const slots = this.parts[hash % 2 ** PART_BITS] ?? new Uint32Array();
    const known = slots[this.slotOfText(slots, hash, text)] ?? 0;
    return known > 0 ? known - 1 : undefined;
  }

  private slotOfText(slots: Uint32Array, hash: number, text: string): number {
    return this.slotOf(slots, hash, number => this.texts.compareWith(number, text) === 0);
  }

  /**
   * A slot holds the number of a text, plus 1; 0 when it is free. A text is in the first slot from its hash on that was
   * free.
   * @returns the slot of the text that `isMeant`, or the free one where it belongs
   */
  private slotOf(slots: Uint32Array, hash: number, isMeant: (number: number) => boolean): number {
    const last = slots.length - 1;
    for (let slot = (hash >>> PART_BITS) & last; ; slot = (slot + 1) & last) {
      const entry = slots[slot] ?? 0;
      if (entry === 0 || (this.hashes.at(entry - 1) === hash && isMeant(entry - 1))) return slot;
    }
  }

  private enlarged(slots: Uint32Array): Uint32Array {
    const larger = new Uint32Array(2 * slots.length);
    for (const entry of slots)
      if (entry > 0) larger[this.slotOf(larger, this.hashes.at(entry - 1), () => false)] = entry;
    return larger;
  }
}

/** FNV-1a over UTF-16 units. @see Fowler, Noll, Vo, RFC 9923 */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

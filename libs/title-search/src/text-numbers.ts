import { GrowingArray } from './growing-array.js';
import { PackedTexts } from './packed-texts.js';

const FIRST_SLOTS = 2 ** 10;

/** Numbers texts in the order in which they first come, without an object for each. */
export class TextNumbers {
  readonly texts = new PackedTexts();
  private readonly hashes = new GrowingArray();
  /** A hash table: the number of a text, plus 1, in the first slot from its hash on that was free; a power of two. */
  private slots = new Uint32Array(FIRST_SLOTS);

  /** The number of `text`, which is the next one when it did not come before. */
  numberOf(text: string): number {
    const hash = hashOf(text);
    const slot = this.slotOf(hash, number => this.texts.compareWith(number, text) === 0);
    const known = this.slots[slot] ?? 0;
    if (known > 0) return known - 1;
    const number = this.texts.length;
    this.texts.add(text);
    this.hashes.push(hash);
    this.slots[slot] = number + 1;
    if (2 * this.texts.length > this.slots.length) this.grow();
    return number;
  }

  /** The slot of the text that `isMeant`, or the free one where it belongs. */
  private slotOf(hash: number, isMeant: (number: number) => boolean): number {
    const last = this.slots.length - 1;
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const entry = this.slots[slot] ?? 0;
      if (entry === 0 || (this.hashes.at(entry - 1) === hash && isMeant(entry - 1))) return slot;
    }
  }

  private grow(): void {
    this.slots = new Uint32Array(2 * this.slots.length);
    for (let number = 0; number < this.hashes.length; number++)
      this.slots[this.slotOf(this.hashes.at(number), () => false)] = number + 1;
  }
}

/** FNV-1a over UTF-16 units. @see Fowler, Noll, Vo, RFC 9923 */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

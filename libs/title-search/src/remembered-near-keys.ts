import type { NearWord } from '#libs/catalog';

/** Finds by number the keys that differ from a word by a few edits. */
export interface NearKeys {
  /** Every key that differs by 1 to `atMost` edits, which is the budget of `word`. */
  find(word: string, atMost: number): readonly NearWord[];
  /** Of each key: see `wordSignature`. */
  readonly signatures: Uint32Array;
}

/** Words of a few requests. */
const MOST_REMEMBERED = 256;

/** Finds again at once what was looked up a moment ago: what is left of a query is searched for several times, word by word. */
export class RememberedNearKeys implements NearKeys {
  private readonly known = new Map<string, readonly NearWord[]>();

  constructor(private readonly keys: NearKeys) {}

  get signatures(): Uint32Array {
    return this.keys.signatures;
  }

  find(word: string, atMost: number): readonly NearWord[] {
    const name = `${atMost} ${word}`;
    const known = this.known.get(name);
    if (known !== undefined) return known;
    if (this.known.size >= MOST_REMEMBERED) this.known.clear();
    const found = this.keys.find(word, atMost);
    this.known.set(name, found);
    return found;
  }
}

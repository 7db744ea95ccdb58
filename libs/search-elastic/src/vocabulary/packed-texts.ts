import type { Texts } from '#libs/catalog';

/** UTF-16 units in a chunk; the longest text, a joined title, has some hundreds. */
const CHUNK_UNITS = 2 ** 16;
const FIRST_TEXTS = 1_024;

/**
 * Texts by number, without an object for each: a vocabulary has hundreds of thousands, which a garbage collector would
 * have to look at again and again while requests wait. A text is made when it is read.
 */
export class PackedTexts implements Texts {
  /** Texts one after the other; none reaches over the end of a chunk. Chunks, so that growing never copies them. */
  private readonly chunks: Uint16Array[] = [];
  /** Unit at which each text begins, counted over all chunks. */
  private starts = new Uint32Array(FIRST_TEXTS);
  private lengths = new Uint16Array(FIRST_TEXTS);
  private count = 0;
  private end = 0;

  get length(): number {
    return this.count;
  }

  /** @throws RangeError when `text` is longer than a chunk */
  add(text: string): void {
    if (text.length > CHUNK_UNITS - 1) throw new RangeError(`a text of ${text.length} units`);
    if (this.count === this.starts.length) this.grow();
    const start = (this.end % CHUNK_UNITS) + text.length > CHUNK_UNITS ? nextChunk(this.end) : this.end;
    const chunk = (this.chunks[Math.floor(start / CHUNK_UNITS)] ??= new Uint16Array(CHUNK_UNITS));
    for (let unit = 0; unit < text.length; unit++)
      chunk[(start % CHUNK_UNITS) + unit] = text.charCodeAt(unit);
    this.starts[this.count] = start;
    this.lengths[this.count++] = text.length;
    this.end = start + text.length;
  }

  at(number: number): string | undefined {
    const start = this.starts[number];
    if (start === undefined || number >= this.count) return undefined;
    const from = start % CHUNK_UNITS;
    const units = this.chunks[Math.floor(start / CHUNK_UNITS)]?.subarray(
      from,
      from + (this.lengths[number] ?? 0),
    );
    // Not spread: an iterator would take several times as long.
    return String.fromCharCode.apply(undefined, (units ?? []) as number[]);
  }

  private grow(): void {
    const starts = new Uint32Array(2 * this.count);
    const lengths = new Uint16Array(2 * this.count);
    starts.set(this.starts);
    lengths.set(this.lengths);
    [this.starts, this.lengths] = [starts, lengths];
  }
}

function nextChunk(unit: number): number {
  return Math.ceil(unit / CHUNK_UNITS) * CHUNK_UNITS;
}

/** The longest text, a title, has some hundreds of units. */
const CHUNK_BYTES = 2 ** 16;
const LONGEST_TEXT = CHUNK_BYTES / 2 - 1;
/** Beside the length of a text: it has units above 255, so each takes two bytes. */
const WIDE = 2 ** 15;
const FIRST_TEXTS = 64;

/**
 * Texts by number, without an object for each: a catalog has hundreds of thousands, which a garbage collector would
 * have to look at again and again while requests wait. A text is made when it is read. Takes a byte for each unit, two
 * where a text has units above 255, and six bytes more for each text.
 */
export class PackedTexts {
  /** Texts one after the other; none reaches over the end of a chunk. Chunks, so that growing never copies them. */
  private readonly chunks: Buffer[] = [];
  /** Byte at which each text begins, counted over all chunks. */
  private starts = new Uint32Array(FIRST_TEXTS);
  private lengths = new Uint16Array(FIRST_TEXTS);
  private count = 0;
  private end = 0;

  get length(): number {
    return this.count;
  }

  /** @throws RangeError when `text` has more than 32,767 units */
  add(text: string): void {
    if (text.length > LONGEST_TEXT) throw new RangeError(`a text of ${text.length} units`);
    if (this.count === this.starts.length) this.resize(Math.max(FIRST_TEXTS, 2 * this.count));
    const isWide = hasWideUnit(text);
    const bytes = isWide ? 2 * text.length : text.length;
    const start = (this.end % CHUNK_BYTES) + bytes > CHUNK_BYTES ? nextChunk(this.end) : this.end;
    const chunk = (this.chunks[Math.floor(start / CHUNK_BYTES)] ??= Buffer.alloc(CHUNK_BYTES));
    chunk.write(text, start % CHUNK_BYTES, isWide ? 'utf16le' : 'latin1');
    this.starts[this.count] = start;
    this.lengths[this.count++] = text.length | (isWide ? WIDE : 0);
    this.end = start + bytes;
  }

  /** Gives memory back that was kept for more texts. */
  trim(): void {
    this.resize(this.count);
  }

  at(number: number): string | undefined {
    const length = this.lengths[number];
    if (length === undefined || number >= this.count) return undefined;
    const start = this.starts[number] ?? 0;
    const chunk = this.chunks[Math.floor(start / CHUNK_BYTES)];
    const from = start % CHUNK_BYTES;
    return length < WIDE
      ? chunk?.toString('latin1', from, from + length)
      : chunk?.toString('utf16le', from, from + 2 * (length - WIDE));
  }

  /** The texts of the numbers from `from` to below `to`, as far as there are. */
  *slice(from: number, to: number): Generator<string> {
    for (let number = from; number < to; number++) {
      const text = this.at(number);
      if (text === undefined) return;
      yield text;
    }
  }

  /** How text number `number` compares with `text` by UTF-16 units, as `<` does: negative, 0 or positive. */
  compareWith(number: number, text: string): number {
    const start = this.starts[number] ?? 0;
    const stored = this.lengths[number] ?? 0;
    const chunk = this.chunks[Math.floor(start / CHUNK_BYTES)];
    const length = stored & ~WIDE;
    const common = Math.min(length, text.length);
    for (let index = 0; index < common; index++) {
      const difference = unitAt(chunk, start % CHUNK_BYTES, stored, index) - text.charCodeAt(index);
      if (difference !== 0) return difference;
    }
    return length - text.length;
  }

  /** How two texts of these numbers compare, as {@link compareWith}. */
  compare(a: number, b: number): number {
    const [startA, startB] = [this.starts[a] ?? 0, this.starts[b] ?? 0];
    const [storedA, storedB] = [this.lengths[a] ?? 0, this.lengths[b] ?? 0];
    const chunkA = this.chunks[Math.floor(startA / CHUNK_BYTES)];
    const chunkB = this.chunks[Math.floor(startB / CHUNK_BYTES)];
    const common = Math.min(storedA & ~WIDE, storedB & ~WIDE);
    for (let index = 0; index < common; index++) {
      const difference =
        unitAt(chunkA, startA % CHUNK_BYTES, storedA, index) -
        unitAt(chunkB, startB % CHUNK_BYTES, storedB, index);
      if (difference !== 0) return difference;
    }
    return (storedA & ~WIDE) - (storedB & ~WIDE);
  }

  private resize(texts: number): void {
    const starts = new Uint32Array(texts);
    const lengths = new Uint16Array(texts);
    starts.set(this.starts.subarray(0, texts));
    lengths.set(this.lengths.subarray(0, texts));
    [this.starts, this.lengths] = [starts, lengths];
  }
}

/** @param stored length of the text, and whether it is wide */
function unitAt(chunk: Buffer | undefined, from: number, stored: number, index: number): number {
  if (stored < WIDE) return chunk?.[from + index] ?? 0;
  return (chunk?.[from + 2 * index] ?? 0) | ((chunk?.[from + 2 * index + 1] ?? 0) << 8);
}

function hasWideUnit(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 255) return true;
  return false;
}

function nextChunk(byte: number): number {
  return Math.ceil(byte / CHUNK_BYTES) * CHUNK_BYTES;
}

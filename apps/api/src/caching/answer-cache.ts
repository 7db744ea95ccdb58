import { LRUCache } from 'lru-cache';
import { type CatalogGenerations, type Generation, shortDigest } from '#libs/catalog';
import type { WrittenAnswer } from './answer.js';
import { isPinned } from './canonical-url.js';

/**
 * What an entry takes beside the bytes of its body: objects, header fields and the backing of its Buffers. Measured
 * with Node 24: 1.3 kB without compressed forms, 2 kB with all three.
 */
const ENTRY_BYTES = 2_048;

/** Makes an answer, which calls `onGrowth` whenever it takes more memory. */
export type MakeAnswer = (onGrowth: () => void) => Promise<WrittenAnswer>;

/**
 * Answers by catalog and canonical URL. Catalogs never change, so nothing here is ever out of date; answers that are
 * no longer requested are evicted. Requests for an answer that is just being made wait for it instead of making it
 * again. A failure goes to all requests that wait for it, and is not kept.
 *
 * A kept answer is served only while its generation may be read. After that the page of a cursor is refused, as in a process
 * that kept nothing.
 */
export class AnswerCache {
  private readonly answers: LRUCache<string, WrittenAnswer> | undefined;
  /** Those that are being made. */
  private readonly pending = new Map<string, Promise<WrittenAnswer>>();
  /** How answers were found: kept, made now, or just being made for another request. */
  readonly lookUps = { hit: 0, miss: 0, shared: 0 };

  /** @param maxBytes limit for everything that is kept, compressed forms and keys included; 0 keeps nothing */
  constructor(
    private readonly generations: CatalogGenerations,
    maxBytes: number,
  ) {
    if (maxBytes > 0) this.answers = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  /** Bytes taken by everything that is kept. */
  get heldBytes(): number {
    return this.answers?.calculatedSize ?? 0;
  }

  /** The answer that is kept for a canonical URL, if there is one and its generation may still be read. */
  kept(url: string): WrittenAnswer | undefined {
    const current = this.generations.currentIfKnown();
    const kept = current && this.keptUnder(current, url);
    if (kept !== undefined) this.lookUps.hit++;
    return kept;
  }

  /**
   * The answer that is kept for a canonical URL, or else made now. While it is unknown which catalog is current, an
   * answer is made for one request and not kept.
   */
  async get(url: string, make: MakeAnswer): Promise<WrittenAnswer> {
    const kept = this.kept(url);
    if (kept !== undefined) return kept;
    const current = this.generations.currentIfKnown();
    const key = current && keyOf(current, url);
    const pending = key === undefined ? undefined : this.pending.get(key);
    this.lookUps[pending === undefined ? 'miss' : 'shared']++;
    if (current === undefined || key === undefined) return make(() => {});
    const expected = isPinned(url) ? undefined : current;
    return pending ?? this.makeAndKeep(key, make, expected);
  }

  private keptUnder(current: Generation, url: string): WrittenAnswer | undefined {
    const answer = this.answers?.get(keyOf(current, url));
    return answer && this.mayBeRead(answer.generation, current) ? answer : undefined;
  }

  private mayBeRead({ digest }: Generation, current: Generation): boolean {
    return current.digest === digest || this.generations.withDigest(shortDigest(digest)) !== undefined;
  }

  /** @param expected where the answer must come from to be kept; `undefined` for a URL that names its catalog */
  private makeAndKeep(
    key: string,
    make: MakeAnswer,
    expected: Generation | undefined,
  ): Promise<WrittenAnswer> {
    const pending = make(() => this.weighAgain(key))
      .then(answer => {
        // A generation promoted meanwhile may have answered: correct for the waiting requests, wrong under this key.
        const isOfKey = expected === undefined || answer.generation.digest === expected.digest;
        if (answer.isLasting && isOfKey) this.answers?.set(key, answer);
        return answer;
      })
      .finally(() => this.pending.delete(key));
    this.pending.set(key, pending);
    return pending;
  }

  /** Updates the size of an entry that has gained a compressed form. */
  private weighAgain(key: string): void {
    const answer = this.answers?.peek(key);
    if (answer === undefined) return;
    this.answers?.delete(key);
    this.answers?.set(key, answer);
  }
}

function keyOf({ digest }: Generation, url: string): string {
  return `${digest} ${url}`;
}

function sizeOf({ body, bodyHeaders: { link = '' } }: WrittenAnswer, key: string): number {
  // Strings may take two bytes per character: the key, and the link of the answer.
  return body.heldBytes + 2 * (key.length + link.length) + ENTRY_BYTES;
}

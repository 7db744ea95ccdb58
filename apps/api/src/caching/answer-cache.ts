import { LRUCache } from 'lru-cache';
import { type CatalogGenerations, type Generation, shortDigest } from '#libs/catalog';
import type { WrittenAnswer } from './answer.js';
import { isPinned } from './canonical-url.js';

/**
 * What an entry takes beside the bytes of its body: objects, header fields and the backing of its Buffers. Measured
 * with Node 24: 1.3 kB without compressed forms, 2 kB with all three.
 */
const ENTRY_BYTES = 2_048;

/** An answer, and the generation under which it is given now. */
export interface GivenAnswer {
  readonly answer: WrittenAnswer;
  readonly generation: Generation;
}

/** Makes an answer, which calls `onGrowth` whenever it takes more memory. */
export type MakeAnswer = (onGrowth: () => void) => Promise<WrittenAnswer>;

/**
 * Answers by catalog and canonical URL. Catalogs never change, so nothing here is ever out of date; answers that are
 * no longer requested are evicted. Requests for an answer that is just being made wait for it instead of making it
 * again. A failure goes to all requests that wait for it, and is not kept.
 *
 * A kept answer is given under a generation that is still kept: the current one, else any with the same digest. When
 * there is none any more, the answer is made again, or refused, as in a process that kept nothing.
 */
export class AnswerCache {
  private readonly kept: LRUCache<string, WrittenAnswer> | undefined;
  private readonly flights = new Map<string, Promise<WrittenAnswer>>();

  /** @param maxBytes limit for everything that is kept, compressed forms and keys included; 0 keeps nothing */
  constructor(
    private readonly generations: CatalogGenerations,
    maxBytes: number,
  ) {
    if (maxBytes > 0) this.kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  /** Bytes taken by everything that is kept. */
  get heldBytes(): number {
    return this.kept?.calculatedSize ?? 0;
  }

  /**
   * The answer that is kept, if there is one and its generation may still be read.
   * @param current generation
   * @param url canonical
   */
  known(current: Generation, url: string): GivenAnswer | undefined {
    const answer = this.kept?.get(keyOf(current, url));
    const generation = answer && this.keptLike(answer.generation, current);
    return answer && generation && { answer, generation };
  }

  /**
   * The answer that is kept, or else made now.
   * @param current generation
   * @param url canonical
   */
  async get(current: Generation, url: string, make: MakeAnswer): Promise<GivenAnswer> {
    const known = this.known(current, url);
    if (known !== undefined) return known;
    const key = keyOf(current, url);
    const answer = await (this.flights.get(key) ?? this.take(key, make, isPinned(url) ? undefined : current));
    return { answer, generation: this.keptLike(answer.generation, current) ?? answer.generation };
  }

  /** A generation that may be read now and has the same catalog. */
  private keptLike({ digest }: Generation, current: Generation): Generation | undefined {
    return current.digest === digest ? current : this.generations.withDigest(shortDigest(digest));
  }

  private take(key: string, make: MakeAnswer, expected: Generation | undefined): Promise<WrittenAnswer> {
    const flight = make(() => this.weighAgain(key))
      .then(answer => {
        // A generation promoted meanwhile may have answered: correct for the waiting requests, wrong under this key.
        if (expected === undefined || answer.generation.digest === expected.digest)
          this.kept?.set(key, answer);
        return answer;
      })
      .finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }

  /** Updates the size of an entry that has gained a compressed form. */
  private weighAgain(key: string): void {
    const answer = this.kept?.peek(key);
    if (answer === undefined) return;
    this.kept?.delete(key);
    this.kept?.set(key, answer);
  }
}

function keyOf({ digest }: Generation, url: string): string {
  return `${digest} ${url}`;
}

function sizeOf({ body, bodyHeaders: { link = '' } }: WrittenAnswer, key: string): number {
  // Strings may take two bytes per character: the key, and the link of the answer.
  return body.heldBytes + 2 * (key.length + link.length) + ENTRY_BYTES;
}

import { LRUCache } from 'lru-cache';
import { type CatalogGenerations, type Generation, shortDigest } from '#libs/catalog';
import type { WrittenAnswer } from './answer.js';
import { isPinned } from './canonical-url.js';

/**
 * What an entry takes beside the bytes of its body: objects, header fields and the backing of its Buffers. Measured
 * with Node 24: 1.1 kB without compressed forms, 1.8 kB with all three.
 */
const ENTRY_BYTES = 1_792;

/** An answer, and the generation that gives it now. */
export interface GivenAnswer {
  readonly answer: WrittenAnswer;
  readonly generation: Generation;
}

/** Makes an answer, which tells `onGrowth` whenever it takes more memory. */
export type MakeAnswer = (onGrowth: () => void) => Promise<WrittenAnswer>;

/**
 * Answers by catalog and canonical URL. Catalogs never change, so nothing here is ever out of date; what is no
 * longer asked for falls out. Requests for an answer that is just being made wait for it instead of making it
 * again. Failures are handed to all who wait, and forgotten.
 *
 * A kept answer is given in the name of a generation that is kept, too: the current one, else any of the same digest.
 * When there is none any more, the answer is made again, or refused, as it would be by a process that kept nothing.
 */
export class AnswerCache {
  private readonly kept: LRUCache<string, WrittenAnswer> | undefined;
  private readonly flights = new Map<string, Promise<WrittenAnswer>>();

  /** @param maxBytes of all that is kept, compressed forms and keys included; 0 keeps nothing */
  constructor(
    private readonly generations: CatalogGenerations,
    maxBytes: number,
  ) {
    if (maxBytes > 0) this.kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  /** Bytes that are held by what is kept. */
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

  /** A generation that may be read now and holds the same catalog. */
  private keptLike({ digest }: Generation, current: Generation): Generation | undefined {
    return current.digest === digest ? current : this.generations.withDigest(shortDigest(digest));
  }

  private take(key: string, make: MakeAnswer, expected: Generation | undefined): Promise<WrittenAnswer> {
    const flight = make(() => this.weighAgain(key))
      .then(answer => {
        // A generation published meanwhile answered instead: right for those who wait, wrong under this key.
        if (expected === undefined || answer.generation.digest === expected.digest)
          this.kept?.set(key, answer);
        return answer;
      })
      .finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }

  /** An entry has grown by a compressed form. */
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

function sizeOf({ body, link }: WrittenAnswer, key: string): number {
  // Characters of a key may take two bytes each; it is held by the entry and by the answer's link.
  return body.heldBytes + 2 * (key.length + (link?.length ?? 0)) + ENTRY_BYTES;
}

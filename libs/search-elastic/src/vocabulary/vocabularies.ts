import type { Client } from '@elastic/elasticsearch';
import type { Generation, Resource } from '#libs/catalog';
import { readVocabulary } from './read-vocabulary.js';
import { Vocabulary } from './vocabulary.js';

type ListVocabularies = { readonly [R in Resource]?: Vocabulary };

/** The vocabularies of one generation, or the reading of them. */
interface Kept {
  readonly lists?: ListVocabularies;
  /** Resolves when they are there, or cannot be. */
  readonly ready: Promise<void>;
  /** Ends the reading; nothing more when it has ended. */
  readonly cancel: () => void;
}

/** The pause before a vocabulary that could not be read is read again. */
const RETRY_PAUSE_MS = 10_000;
/** The current generation, and the one before for walks that began in it. */
const KEPT_GENERATIONS = 2;

/**
 * The vocabularies of the generations in use, read in the background. A vocabulary only makes a search faster: as
 * long as one is missing, Elasticsearch finds typos itself, with the same result.
 */
export class Vocabularies {
  /** By digest, the newest last. */
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly client: Client,
    private readonly prefix: string,
    private readonly onProblem: (problem: Error) => void,
  ) {}

  /** @returns `undefined` while there is none */
  of(generation: Generation, resource: Resource): Vocabulary | undefined {
    return this.kept.get(generation.digest)?.lists?.[resource];
  }

  /**
   * Reads the vocabulary of a generation unless it is there or just failed, and ends the reading of any other, which
   * is out of date before it is done.
   * @returns when it is there, or has failed and been reported, or was ended
   */
  prepare(generation: Generation): Promise<void> {
    const known = this.kept.get(generation.digest);
    if (known) return known.ready;
    this.cancelReading();
    const reading = new AbortController();
    const ready = this.read(generation, reading);
    this.kept.set(generation.digest, { ready, cancel: () => reading.abort() });
    return ready;
  }

  /** A reading that is under way ends without a report. */
  close(): void {
    this.cancelReading();
  }

  private cancelReading(): void {
    for (const [digest, { lists, cancel }] of this.kept) {
      if (lists !== undefined) continue;
      cancel();
      this.kept.delete(digest);
    }
  }

  private async read({ id, digest }: Generation, reading: AbortController): Promise<void> {
    const { signal } = reading;
    try {
      const texts = await readVocabulary(this.client, this.prefix, id, signal);
      const lists = {
        games: await Vocabulary.build(texts.games, signal),
        publishers: await Vocabulary.build(texts.publishers, signal),
        people: await Vocabulary.build(texts.people, signal),
      };
      signal.throwIfAborted();
      this.kept.set(digest, { lists, ready: Promise.resolve(), cancel: () => {} });
      for (const old of [...this.kept.keys()].slice(0, -KEPT_GENERATIONS)) this.kept.delete(old);
    } catch (error) {
      if (signal.aborted) return;
      const failed = this.kept.get(digest);
      setTimeout(() => {
        if (this.kept.get(digest) === failed) this.kept.delete(digest);
      }, RETRY_PAUSE_MS).unref();
      this.onProblem(
        new Error('The vocabulary could not be read; typo searches are slower without it', { cause: error }),
      );
    }
  }
}

import type { Client } from '@elastic/elasticsearch';
import type { Generation, Resource } from '#libs/catalog';
import { readVocabulary } from './read-vocabulary.js';
import { Vocabulary } from './vocabulary.js';

type ListVocabularies = { readonly [R in Resource]?: Vocabulary };

/** A vocabulary that could not be read is not read again before. */
const RETRY_PAUSE_MS = 10_000;
/** The current generation, and the one before for walks that began in it. */
const KEPT_GENERATIONS = 2;

/**
 * The vocabularies of the generations in use, read in the background. A vocabulary only makes a search faster: as
 * long as one is not there, Elasticsearch is asked to find typos itself, and gives the same answer.
 */
export class Vocabularies {
  /** By digest, the newest last. */
  private readonly kept = new Map<string, { lists?: ListVocabularies; ready: Promise<void> }>();

  private closed = false;

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
   * Reads the vocabulary of a generation unless it is there or just failed; resolves when it is there, or has failed
   * and been reported.
   */
  prepare(generation: Generation): Promise<void> {
    const known = this.kept.get(generation.digest);
    if (known) return known.ready;
    const ready = this.read(generation);
    this.kept.set(generation.digest, { ready });
    return ready;
  }

  /** A reading that is under way ends without a word. */
  close(): void {
    this.closed = true;
  }

  private async read({ id, digest }: Generation): Promise<void> {
    try {
      const texts = await readVocabulary(this.client, this.prefix, id);
      const lists = {
        games: await Vocabulary.build(texts.games),
        publishers: await Vocabulary.build(texts.publishers),
        people: await Vocabulary.build(texts.people),
      };
      this.kept.set(digest, { lists, ready: Promise.resolve() });
      for (const old of [...this.kept.keys()].slice(0, -KEPT_GENERATIONS)) this.kept.delete(old);
    } catch (error) {
      if (this.closed) return;
      setTimeout(() => this.kept.delete(digest), RETRY_PAUSE_MS).unref();
      this.onProblem(
        new Error('The vocabulary could not be read; typo searches are slower without it', { cause: error }),
      );
    }
  }
}

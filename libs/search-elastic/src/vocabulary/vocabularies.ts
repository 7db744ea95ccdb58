import type { Client } from '@elastic/elasticsearch';
import type { Generation, Resource } from '#libs/catalog';
import { readVocabulary } from './read-vocabulary.js';
import { Vocabulary } from './vocabulary.js';

type ListVocabularies = { readonly [R in Resource]?: Vocabulary };

/** The current generation, and the one before for walks that began in it. */
const KEPT_GENERATIONS = 2;

/**
 * The vocabularies of the generations in use, read in the background. A vocabulary only makes a search faster: as
 * long as one is not there, Elasticsearch is asked to find typos itself, and gives the same answer.
 */
export class Vocabularies {
  /** By digest, the newest last; `undefined` while it is being read. */
  private readonly kept = new Map<string, ListVocabularies | undefined>();

  constructor(
    private readonly client: Client,
    private readonly prefix: string,
    private readonly onProblem: (problem: Error) => void,
  ) {}

  /** @returns `undefined` while there is none */
  of(generation: Generation, resource: Resource): Vocabulary | undefined {
    return this.kept.get(generation.digest)?.[resource];
  }

  /** Begins to read the vocabulary of a generation; resolves when it is there, or has failed and been reported. */
  async prepare({ id, digest }: Generation): Promise<void> {
    if (this.kept.has(digest)) return;
    this.kept.set(digest, undefined);
    try {
      const texts = await readVocabulary(this.client, this.prefix, id);
      this.kept.set(digest, {
        games: await Vocabulary.build(texts.games),
        publishers: await Vocabulary.build(texts.publishers),
        people: await Vocabulary.build(texts.people),
      });
      this.forgetOld();
    } catch (error) {
      this.kept.delete(digest);
      this.onProblem(
        new Error('The vocabulary could not be read; typo searches are slower without it', { cause: error }),
      );
    }
  }

  private forgetOld(): void {
    for (const digest of [...this.kept.keys()].slice(0, -KEPT_GENERATIONS)) this.kept.delete(digest);
  }
}

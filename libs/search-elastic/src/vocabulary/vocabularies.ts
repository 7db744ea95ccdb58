import type { Client } from '@elastic/elasticsearch';
import { RESOURCES, type Generation, type Resource } from '#libs/catalog';
import { ReadPerGeneration } from '../read-per-generation.js';
import { readVocabulary } from './read-vocabulary.js';
import { Vocabulary } from './vocabulary.js';

/** A vocabulary of a million games takes 430 MB; a client that still pages through a replaced generation gets slower answers without it. */
const KEPT_UNUSED_MS = 60_000;

type ListVocabularies = { readonly [R in Resource]?: Vocabulary };

/**
 * The vocabularies of the generations in use, read in the background. A vocabulary only makes a search faster: as
 * long as one is missing, Elasticsearch finds typos itself, with the same result.
 */
export class Vocabularies {
  private readonly lists: ReadPerGeneration<ListVocabularies>;

  constructor(client: Client, prefix: string, onFailure: (failure: Error) => void) {
    this.lists = new ReadPerGeneration({
      read: ({ id }, signal) => readVocabularies(client, prefix, id, signal),
      keptUnusedMs: KEPT_UNUSED_MS,
      onFailure: cause =>
        onFailure(
          new Error('The vocabulary could not be read; typo searches are slower without it', { cause }),
        ),
    });
  }

  /** @returns `undefined` while there is none */
  of(generation: Generation, resource: Resource): Vocabulary | undefined {
    return this.lists.of(generation)?.[resource];
  }

  /** As {@link ReadPerGeneration.prepare}. */
  prepare(...generations: readonly Generation[]): Promise<void> {
    return this.lists.prepare(...generations);
  }

  /** As {@link ReadPerGeneration.settled}. */
  settled(generation: Generation): Promise<void> {
    return this.lists.settled(generation);
  }

  /** A reading that is under way ends without a report. */
  close(): void {
    this.lists.close();
  }
}

async function readVocabularies(
  client: Client,
  prefix: string,
  id: string,
  signal: AbortSignal,
): Promise<ListVocabularies> {
  const texts = await readVocabulary(client, prefix, id, signal);
  const lists: { [R in Resource]?: Vocabulary } = {};
  for (const list of RESOURCES) lists[list] = await Vocabulary.build(texts[list], signal);
  return lists;
}

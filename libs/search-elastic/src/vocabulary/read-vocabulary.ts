import type { Client } from '@elastic/elasticsearch';
import { RESOURCES, timeSlices, type Resource, type SlicedWork } from '#libs/catalog';
import { PackedTexts } from '#libs/packed';
import { READING_TIMEOUT_MS } from '../read-per-generation.js';
import { vocabularyIndexName, type VocabularyKind, type VocabularyPart } from './vocabulary-index.js';

/** Every text, by list and kind; one may be there twice. */
export type VocabularyTexts = Readonly<Record<Resource, Readonly<Record<VocabularyKind, PackedTexts>>>>;

const TEXTS_PER_STEP = 512;

/**
 * Reads the vocabulary of a generation part by part, so that parsing no answer takes long.
 * @param signal ends the reading; the promise then rejects
 */
export async function readVocabulary(
  client: Client,
  prefix: string,
  generation: string,
  signal: AbortSignal,
): Promise<VocabularyTexts> {
  const texts = Object.fromEntries(
    RESOURCES.map(list => [list, { words: new PackedTexts(), joined: new PackedTexts() }]),
  ) as unknown as VocabularyTexts;
  for await (const { list, kind, texts: part } of vocabularyParts(client, prefix, generation, signal))
    await timeSlices.runInBackground(addAll(texts[list][kind], part), signal);
  for (const { words, joined } of Object.values(texts)) {
    words.trim();
    joined.trim();
  }
  return texts;
}

/** The stored parts of a vocabulary, one after the other. */
export async function* vocabularyParts(
  client: Client,
  prefix: string,
  generation: string,
  signal?: AbortSignal,
): AsyncGenerator<VocabularyPart['content']> {
  let after: string | undefined;
  do {
    const { hits } = await client.search<VocabularyPart>(
      {
        index: vocabularyIndexName(prefix, generation),
        size: 1,
        sort: [{ part: 'asc' }],
        ...(after !== undefined && { search_after: [after] }),
        track_total_hits: false,
        allow_partial_search_results: false,
      },
      { requestTimeout: READING_TIMEOUT_MS, ...(signal && { signal }) },
    );
    const part = hits.hits[0]?._source;
    if (part !== undefined) yield part.content;
    after = part?.part;
  } while (after !== undefined);
}

function* addAll(texts: PackedTexts, part: readonly string[]): SlicedWork<void> {
  for (const [index, text] of part.entries()) {
    texts.add(text);
    if (index % TEXTS_PER_STEP === 0) yield;
  }
}

import type { Client } from '@elastic/elasticsearch';
import type { SearchableResource } from '#libs/catalog';
import { vocabularyIndexName, type VocabularyKind, type VocabularyPart } from './vocabulary-index.js';

/** Every text once, by list and kind. */
export type VocabularyTexts = Readonly<
  Record<SearchableResource, Readonly<Record<VocabularyKind, ReadonlySet<string>>>>
>;

const PARTS_PER_PAGE = 20;
/** A page is megabytes, and nobody waits for it. */
const PAGE_TIMEOUT_MS = 30_000;

/** Reads the vocabulary of a generation, some parts at a time. */
export async function readVocabulary(
  client: Client,
  prefix: string,
  generation: string,
): Promise<VocabularyTexts> {
  const texts = { games: emptyTexts(), publishers: emptyTexts(), people: emptyTexts() };
  for await (const { list, kind, texts: part } of vocabularyParts(client, prefix, generation))
    for (const text of part) texts[list][kind].add(text);
  return texts;
}

/** The stored parts of a vocabulary, one after the other. */
export async function* vocabularyParts(
  client: Client,
  prefix: string,
  generation: string,
): AsyncGenerator<VocabularyPart['content']> {
  let after: string | undefined;
  do {
    const { hits } = await client.search<VocabularyPart>(
      {
        index: vocabularyIndexName(prefix, generation),
        size: PARTS_PER_PAGE,
        sort: [{ part: 'asc' }],
        ...(after !== undefined && { search_after: [after] }),
        track_total_hits: false,
        allow_partial_search_results: false,
      },
      { requestTimeout: PAGE_TIMEOUT_MS },
    );
    const parts = hits.hits.flatMap(({ _source }) => _source ?? []);
    for (const { content } of parts) yield content;
    after = parts.at(-1)?.part;
  } while (after !== undefined);
}

function emptyTexts(): Record<VocabularyKind, Set<string>> {
  return { words: new Set(), joined: new Set() };
}

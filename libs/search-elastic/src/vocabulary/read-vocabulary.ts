import type { Client } from '@elastic/elasticsearch';
import type { SearchableResource } from '#libs/catalog';
import { vocabularyIndexName, type VocabularyKind, type VocabularyPart } from './vocabulary-index.js';

/** Every text once, by list and kind. */
export type VocabularyTexts = Readonly<
  Record<SearchableResource, Readonly<Record<VocabularyKind, ReadonlySet<string>>>>
>;

const PARTS_PER_PAGE = 20;

/** Reads the vocabulary of a generation, some parts at a time. */
export async function readVocabulary(
  client: Client,
  prefix: string,
  generation: string,
): Promise<VocabularyTexts> {
  const texts = { games: emptyTexts(), publishers: emptyTexts(), people: emptyTexts() };
  let after: string | undefined;
  do {
    const { hits } = await client.search<VocabularyPart>({
      index: vocabularyIndexName(prefix, generation),
      size: PARTS_PER_PAGE,
      sort: [{ part: 'asc' }],
      ...(after !== undefined && { search_after: [after] }),
      track_total_hits: false,
      allow_partial_search_results: false,
    });
    after = undefined;
    for (const { _source } of hits.hits) {
      if (_source === undefined) continue;
      const { list, kind, texts: part } = _source.content;
      for (const text of part) texts[list][kind].add(text);
      after = _source.part;
    }
  } while (after !== undefined);
  return texts;
}

function emptyTexts(): Record<VocabularyKind, Set<string>> {
  return { words: new Set(), joined: new Set() };
}

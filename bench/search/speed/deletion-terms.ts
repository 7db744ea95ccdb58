import { Client } from '@elastic/elasticsearch';
import { MAX_EDITS, editBudget, titleForms, titleQuery } from '#libs/catalog';
import { CatalogSource } from '#libs/catalog-source';
import { indexMegabytes } from '../engines/load-elastic.js';
import { PAGE } from '../engines/engine.js';

/**
 * An idea that was tried: every title is also indexed under its words with letters deleted, so that a typo is found by
 * exact terms without a vocabulary in the process. It finds only candidates: two words that share a
 * deletion may be twice as many edits apart, and the number of edits is not known, so the order differs from ours.
 */
export interface DeletionTerms {
  find(text: string): Promise<number>;
  megabytes(): Promise<number>;
  remove(): Promise<void>;
}

/** Deletions are made in the beginning only, as the vocabulary does: of long words there would be too many. */
const BEGINNING = 7;
const SHORTEST = 3;
const SHORTEST_FOR_TWO = 6;

export async function indexDeletionTerms(
  source: string,
  url: string,
  prefix: string,
): Promise<DeletionTerms> {
  const client = new Client({ node: url, requestTimeout: 300_000 });
  const index = `${prefix}-deletion-terms`;
  const keyword = { type: 'keyword', doc_values: false } as const;
  await client.indices.create({
    index,
    settings: { number_of_shards: 1, number_of_replicas: 0, refresh_interval: '-1' },
    mappings: {
      _source: { enabled: false },
      properties: { titles: { type: 'nested', properties: { words: keyword, near: keyword } } },
    },
  });
  const catalog = await CatalogSource.open(source);
  async function* documents(): AsyncGenerator<{ slug: string; titles: object[] }> {
    for await (const { item, titles } of catalog.entries('games')) {
      const forms = titles.map(({ text }) => titleForms(text));
      yield {
        slug: item.id,
        titles: forms.map(({ words }) => ({ words, near: words.flatMap(word => filedUnder(word)) })),
      };
    }
  }
  await client.helpers.bulk({
    datasource: documents(),
    onDocument: ({ slug, titles }) => [{ index: { _index: index, _id: slug } }, { titles }],
    flushBytes: 1_000_000,
    concurrency: 2,
  });
  await client.indices.forcemerge({ index, max_num_segments: 1 });
  await client.indices.refresh({ index });
  return {
    find: async text => {
      const must = titleQuery(text).words.map(oneWord);
      const query = { nested: { path: 'titles', query: { bool: { must } } } };
      const { hits } = await client.search({ index, size: PAGE, query, track_total_hits: false });
      return hits.hits.length;
    },
    megabytes: () => indexMegabytes(client, [index]),
    remove: async () => {
      await client.indices.delete({ index, ignore_unavailable: true });
      await client.close();
    },
  };
}

function oneWord(word: string, place: number, words: readonly string[]): object {
  const isLast = place === words.length - 1;
  const whole = isLast ? { prefix: { 'titles.words': { value: word } } } : { term: { 'titles.words': word } };
  const budget = editBudget(word);
  if (budget === 0) return { constant_score: { filter: whole } };
  const near = { constant_score: { filter: { terms: { 'titles.near': deletions(word, budget) } } } };
  return { dis_max: { queries: [{ constant_score: { filter: whole, boost: 2 } }, near] } };
}

function filedUnder(word: string): string[] {
  const { length } = [...word];
  if (length < SHORTEST) return [];
  return deletions(word, length < SHORTEST_FOR_TWO ? 1 : MAX_EDITS);
}

/** The beginning of `word` with up to `atMost` letters deleted. */
function deletions(word: string, atMost: number): string[] {
  let found = new Set([[...word].slice(0, BEGINNING).join('')]);
  for (let count = 0; count < atMost; count++) found = new Set([...found, ...[...found].flatMap(withoutOne)]);
  return [...found];
}

function withoutOne(text: string): string[] {
  const letters = [...text];
  return letters.map((_, place) => letters.toSpliced(place, 1).join(''));
}

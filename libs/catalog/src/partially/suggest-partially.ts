import { prominenceOf } from '../fields/sorts-and-counts.js';
import type { Generation } from '../model/generation.js';
import { presentTitles, type Named } from '../model/entry.js';
import type { Resource } from '../model/resources.js';
import type { CatalogSearch } from '../ports/catalog-search.js';
import type { Hit } from '../query/list-query.js';
import { MAX_OTHER_SUGGESTIONS, type Suggestion } from '../query/suggestion.js';
import { bestTitle } from '../title/rank-title.js';
import type { TitleQuery } from '../title/title-query.js';
import type { NamedRecord } from './query-parts.js';
import { rankRecords, type RankedPart } from './rank-records.js';

/**
 * The first records of some lists that match a part of a query, those that answer all of it but generic words and names first.
 * @param withWeak whether others are given, too, when there are none of these
 */
export async function suggestPartially(
  search: CatalogSearch,
  generation: Generation,
  lists: readonly Resource[],
  title: TitleQuery,
  count: number,
  withWeak: boolean,
): Promise<readonly Suggestion[]> {
  const found = await Promise.all(
    lists.map(async list => ({ list, part: await rankRecords(search, generation, list, title) })),
  );
  const strong = found.filter(({ part }) => !part.isWeak);
  const rows = await Promise.all(
    (strong.length > 0 || !withWeak ? strong : found).map(({ list, part }) =>
      suggestionsOf(search, generation, list, title, part, count),
    ),
  );
  return rows.flat().slice(0, count);
}

/** Those who are named by a query. */
export async function suggestNamed(
  search: CatalogSearch,
  generation: Generation,
  named: readonly NamedRecord[],
): Promise<readonly Suggestion[]> {
  const rows = await Promise.all(
    [...Map.groupBy(named, ({ list }) => list)].map(async ([resource, records]) => {
      const filters = { ids: records.map(({ id }) => id) };
      const { fieldName } = prominenceOf(resource);
      const sort = { fieldName, descends: true };
      const count = MAX_OTHER_SUGGESTIONS;
      const request = { resource, filters, title: undefined, after: undefined, count, sort };
      const { hits } = await search.list<Resource>(generation, request);
      return hits.map(hit => suggestionOfHit(resource, hit));
    }),
  );
  return rows.flat();
}

async function suggestionsOf(
  search: CatalogSearch,
  generation: Generation,
  list: Resource,
  title: TitleQuery,
  { ranked, way }: RankedPart,
  count: number,
): Promise<Suggestion[]> {
  if (ranked.length === 0) return [];
  const request = { resource: list, filters: {}, title: undefined, ranked, after: undefined, count };
  const { hits } = await search.list<Resource>(generation, request);
  return hits.map(hit => suggestionOfHit(list, hit, way.kind === 'left' ? way.title : title));
}

/** With the title that a query finds, or else the first. */
export function suggestionOfHit(
  type: Resource,
  { item, position }: Hit<Resource>,
  query?: TitleQuery,
): Suggestion {
  const named: Named & { readonly id: string; readonly yearPublished?: number } = item;
  const titles = presentTitles(named);
  const { text = '', language } = (query && bestTitle(query, titles)?.title) ?? titles[0] ?? {};
  return { type, id: named.id, title: text, language, yearPublished: named.yearPublished, position };
}

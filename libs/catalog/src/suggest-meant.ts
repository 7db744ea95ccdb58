import { parametersOf, wordsOf, type FilterValue } from './fields/fields.js';
import { parseTerm } from './fields/filter-term.js';
import type { Generation } from './model/generation.js';
import type { Resource } from './model/resources.js';
import { suggestionOfHit, suggestPartially } from './partially/suggest-partially.js';
import type { CatalogSearch } from './ports/catalog-search.js';
import { titleQuery } from './title/title-query.js';
import type { ListQuery } from './query/list-query.js';
import { MAX_NEAREST_SLUGS } from './query/nearest-slugs.js';
import { MAX_OTHER_SUGGESTIONS, type Suggestion } from './query/suggestion.js';
import { recordsWith } from './read-records.js';

/** A slug of a request that names a record of a list. */
export interface NamedSlug {
  readonly list: Resource;
  readonly slug: string;
}

/** The records nearest to a slug that names nothing: their slugs, and those that a title search found. */
export interface NearestRecords {
  readonly ids: readonly string[];
  readonly suggested: readonly Suggestion[];
}

/** What the slugs of a request may mean that name nothing, for a page that is empty because of them. */
export async function suggestMeant(
  search: CatalogSearch,
  generation: Generation,
  query: ListQuery<Resource>,
  nearest: (named: NamedSlug) => Promise<NearestRecords>,
): Promise<readonly Suggestion[]> {
  const rows: Suggestion[] = [];
  for (const [list, named] of Map.groupBy(namedIn(query), each => each.list)) {
    if (generation.missingFields.includes(list)) continue;
    const slugs = [...new Set(named.map(({ slug }) => slug))];
    const known = new Set((await recordsWith(search, generation, list, slugs)).map(({ item }) => item.id));
    for (const slug of slugs) {
      if (known.has(slug)) continue;
      rows.push(...(await meantBy(search, generation, { list, slug }, nearest)));
      if (rows.length >= MAX_OTHER_SUGGESTIONS) return rows.slice(0, MAX_OTHER_SUGGESTIONS);
    }
  }
  return rows;
}

/** Not those behind `!`: what does not exist excludes nothing. */
function namedIn({ resource, filters, similarTo }: ListQuery<Resource>): NamedSlug[] {
  const given = filters as Readonly<Record<string, FilterValue | undefined>>;
  const named = parametersOf(resource).flatMap(({ name, parameter: { names: list } }) => {
    const value = given[name];
    if (list === undefined || value === undefined) return [];
    const terms = wordsOf(value).map(parseTerm);
    return terms.flatMap(({ anyOf, isExcluded }) => (isExcluded ? [] : anyOf.map(slug => ({ list, slug }))));
  });
  return similarTo === undefined ? named : [...named, { list: 'games', slug: similarTo }];
}

/** The records nearest to an unknown slug, by slug, title and alias. */
async function meantBy(
  search: CatalogSearch,
  generation: Generation,
  { list, slug }: NamedSlug,
  nearest: (named: NamedSlug) => Promise<NearestRecords>,
): Promise<readonly Suggestion[]> {
  const { ids, suggested } = await nearest({ list, slug });
  if (ids.length === 0)
    return suggestPartially(search, generation, [list], titleQuery(slug), MAX_NEAREST_SLUGS, true);
  const rows = new Map(suggested.map(row => [row.id, row]));
  const others = ids.filter(id => !rows.has(id));
  for (const hit of await recordsWith<Resource>(search, generation, list, others))
    rows.set(hit.item.id, suggestionOfHit(list, hit));
  return ids.flatMap(id => rows.get(id) ?? []);
}

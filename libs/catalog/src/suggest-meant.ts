import { parametersOf, wordsOf, type FilterValue } from './fields/fields.js';
import { parseTerm } from './fields/filter-term.js';
import type { Generation } from './model/generation.js';
import type { Resource } from './model/resources.js';
import { suggestionOf, suggestPartially } from './partially/suggest-partially.js';
import type { CatalogSearch } from './ports/catalog-search.js';
import { titleQuery } from './title/title-query.js';
import type { ListQuery } from './query/list-query.js';
import { MAX_NEAREST_SLUGS, slugsMeant } from './query/nearest-slugs.js';
import { MAX_OTHER_SUGGESTIONS, type Suggestion } from './query/suggestion.js';

/** A slug of a request that names a record of a list. */
interface NamedSlug {
  readonly list: Resource;
  readonly slug: string;
}

/** What the slugs of a request may mean that name nothing, for a page that is empty because of them. */
export async function suggestMeant(
  search: CatalogSearch,
  generation: Generation,
  query: ListQuery<Resource>,
): Promise<readonly Suggestion[]> {
  const rows: Suggestion[] = [];
  for (const [list, named] of Map.groupBy(namedIn(query), each => each.list)) {
    if (generation.missingFields.includes(list)) continue;
    const slugs = [...new Set(named.map(({ slug }) => slug))];
    const known = new Set((await recordsOf(search, generation, list, slugs)).map(({ id }) => id));
    for (const slug of slugs)
      if (!known.has(slug)) rows.push(...(await meantBy(search, generation, { list, slug })));
  }
  return rows.slice(0, MAX_OTHER_SUGGESTIONS);
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
): Promise<readonly Suggestion[]> {
  const title = titleQuery(slug);
  const [near, suggested] = await Promise.all([
    search.nearestSlugs(generation, list, slug.toLowerCase()),
    search.suggest(generation, list, title, MAX_NEAREST_SLUGS),
  ]);
  const meant = slugsMeant(title, near, suggested);
  if (meant.length === 0) return suggestPartially(search, generation, [list], title, MAX_NEAREST_SLUGS, true);
  const rows = new Map((await recordsOf(search, generation, list, meant)).map(row => [row.id, row]));
  for (const row of suggested) rows.set(row.id, row);
  return meant.flatMap(id => rows.get(id) ?? []);
}

async function recordsOf(
  search: CatalogSearch,
  generation: Generation,
  resource: Resource,
  ids: readonly string[],
): Promise<Suggestion[]> {
  const request = { resource, filters: { ids }, title: undefined, after: undefined, count: ids.length };
  const { hits } = await search.list<Resource>(generation, request);
  return hits.map(hit => suggestionOf(resource, hit));
}

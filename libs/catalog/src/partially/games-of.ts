import { prominenceOf } from '../fields/sorts-and-counts.js';
import type { Generation } from '../model/generation.js';
import type { FilterTypes } from '../fields/fields.js';
import type { CatalogSearch } from '../ports/catalog-search.js';
import type { RankedRecord } from '../query/position.js';
import { MAX_PARTIAL_MATCHES } from '../title/rank-partially.js';
import type { NamedRecord } from './query-parts.js';

/** The games of those who are named, designed or published before illustrated ones. */
export async function gamesOf(
  search: CatalogSearch,
  generation: Generation,
  named: readonly NamedRecord[],
): Promise<RankedRecord[]> {
  const scores = new Map<string, number>();
  for (const { filters, score } of named.flatMap(filtersOf)) {
    const { hits } = await search.list(generation, {
      resource: 'games',
      filters,
      title: undefined,
      after: undefined,
      count: MAX_PARTIAL_MATCHES,
      sort: { fieldName: prominenceOf('games').fieldName, descends: true },
    });
    for (const { item } of hits) scores.set(item.id, Math.max(score, scores.get(item.id) ?? 0));
  }
  return [...scores]
    .map(([id, score]) => ({ id, score }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_PARTIAL_MATCHES);
}

/** Raises the games of those who are named above others of the same score. */
export async function preferGamesOf(
  search: CatalogSearch,
  generation: Generation,
  named: readonly NamedRecord[],
  ranked: readonly RankedRecord[],
): Promise<RankedRecord[]> {
  if (named.length === 0 || ranked.length === 0) return [...ranked];
  const preferred = new Set<string>();
  for (const { filters } of named.flatMap(filtersOf)) {
    const { hits } = await search.list(generation, {
      resource: 'games',
      filters: { ...filters, ids: ranked.map(({ id }) => id) },
      title: undefined,
      after: undefined,
      count: ranked.length,
    });
    for (const { item } of hits) preferred.add(item.id);
  }
  const scores = [...new Set(ranked.map(({ score }) => score))].sort((a, b) => a - b);
  return ranked
    .map(({ id, score }) => ({ id, score: 2 * (scores.indexOf(score) + 1) + Number(preferred.has(id)) }))
    .sort((a, b) => b.score - a.score);
}

const DESIGNED = 2;
const ILLUSTRATED = 1;

/** By what the games of a person or a publisher are found. */
function filtersOf({
  list,
  id,
}: NamedRecord): { readonly filters: FilterTypes['games']; readonly score: number }[] {
  if (list === 'publishers') return [{ filters: { publishedBy: id }, score: DESIGNED }];
  return [
    { filters: { designer: [id] }, score: DESIGNED },
    { filters: { illustrator: id }, score: ILLUSTRATED },
  ];
}

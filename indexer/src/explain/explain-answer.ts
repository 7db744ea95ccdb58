import {
  MAX_SUGGESTIONS,
  rankRecords,
  setFilters,
  type Facets,
  type FilterTypes,
  type FilterValue,
  type ListRequest,
  type RankedPart,
  type Resource,
  type Suggestion,
  type TitleQuery,
} from '#libs/catalog';
import { explainHits, type Explanation } from './explain-hits.js';
import { explainNamed, explainPartialHits, type PartialExplanation } from './explain-partial-hits.js';
import type { ExplainedCatalog } from './explained-catalog.js';
import type { FoundRecord } from './explained-record.js';
import type { Selection } from './selection.js';

/** One filter, and how many of the matches of the title search it lets through by itself. */
export interface FilterEffect {
  readonly parameter: string;
  readonly value: FilterValue;
  readonly passing: number;
}

/** A record that the title search finds first, and the filters that leave it out. */
export interface LeftOut {
  readonly id: string;
  readonly by: readonly string[];
}

/** A hit and, where an order is requested, the value by which it is sorted. */
export type ExplainedHit = (Explanation | PartialExplanation) & { readonly sortValue?: number };

/** Everything that decides an answer. */
export interface ExplainedAnswer {
  /** Whether no title matches in full, so that these match a part of what is searched for. */
  readonly partial: boolean;
  /** The first records of the answer, in its order, with the value it is sorted by. */
  readonly hits: readonly ExplainedHit[];
  /** Records that the title search finds, and those of them that pass all filters. */
  readonly matches: number;
  readonly total: number;
  readonly filters: readonly FilterEffect[];
  readonly leftOut: readonly LeftOut[];
  readonly facets?: Facets;
  readonly suggestions: readonly Suggestion[];
}

/** The first `count` records of an answer, and why they are its first. */
export async function explainAnswer(
  catalog: ExplainedCatalog,
  resource: Resource,
  title: TitleQuery,
  { filters, sort, facets }: Selection,
  count: number,
): Promise<ExplainedAnswer> {
  const { search, generation } = catalog;
  const list = (more: Partial<ListRequest<Resource>>) =>
    search.list(generation, {
      resource,
      filters: {},
      title,
      after: undefined,
      count,
      countsMatches: true,
      ...more,
    });
  const inFull = await list({});
  const part = inFull.total === 0 ? await rankRecords(search, generation, resource, title) : undefined;
  const ranked = part?.ranked ?? [];
  const found = ranked.length > 0 ? { title: undefined, ranked } : {};
  const byTitle = ranked.length > 0 ? await list(found) : inFull;
  const answer = await list({ ...found, filters, sort, facets });
  const set = setFilters(resource, filters);
  const effects: FilterEffect[] = [];
  const excluded = new Map<string, string[]>();
  const first = byTitle.hits.map(({ item }) => item.id);
  for (const { name, value } of set) {
    const alone = { [name]: value } as FilterTypes[Resource];
    effects.push({
      parameter: name,
      value,
      passing: (await list({ ...found, filters: alone, count: 1 })).total ?? 0,
    });
    const passing = new Set(await passingOf(catalog, resource, alone, first));
    for (const id of first) if (!passing.has(id)) excluded.set(id, [...(excluded.get(id) ?? []), name]);
  }
  const records = await catalog.records(
    resource,
    answer.hits.map(({ item }) => item.id),
  );
  const hits = part === undefined ? explainHits(title, records) : explainPart(part, records);
  return {
    partial: ranked.length > 0,
    hits: hits.map((hit, index) => ({
      ...hit,
      ...(sort && { sortValue: Number(answer.hits[index]?.position[0]) }),
    })),
    matches: byTitle.total ?? 0,
    total: answer.total ?? 0,
    filters: effects,
    leftOut: first.flatMap(id => (excluded.has(id) ? [{ id, by: excluded.get(id) ?? [] }] : [])),
    ...(answer.facets && { facets: answer.facets }),
    suggestions: await search.suggest(generation, resource, title, Math.min(count, MAX_SUGGESTIONS)),
  };
}

function explainPart(
  { way, found }: RankedPart,
  records: readonly FoundRecord[],
): readonly (Explanation | PartialExplanation)[] {
  if (way.kind === 'left') return explainHits(way.title, records);
  if (way.kind === 'parts') return explainPartialHits(way.query, records, found);
  return records.map(explainNamed);
}

/** Which of the records pass a filter. */
async function passingOf(
  { search, generation }: ExplainedCatalog,
  resource: Resource,
  filter: FilterTypes[Resource],
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const asked = 'ids' in filter ? ids.filter(id => filter.ids?.includes(id)) : ids;
  const { hits } = await search.list<Resource>(generation, {
    resource,
    filters: { ...filter, ids: asked },
    title: undefined,
    after: undefined,
    count: ids.length,
  });
  return hits.map(({ item }) => item.id);
}

import type { ChangesQuery } from './changes/change.js';
import { readChanges, type ChangesPage } from './read-changes.js';
import { CatalogUnavailable, ExpiredCursor, RecordNotFound } from './errors.js';
import { setFilters } from './fields/fields.js';
import { prominenceOf } from './fields/sorts-and-counts.js';
import type { Generation } from './model/generation.js';
import { MAX_SLUG_LENGTH, type Edition, type Resource, type ResourceTypes } from './model/resources.js';
import type { CatalogChanges } from './ports/catalog-changes.js';
import type { CatalogGenerations } from './ports/catalog-generations.js';
import type { CatalogSearch } from './ports/catalog-search.js';
import { shortDigest, type CursorCodec } from './query/cursor.js';
import { CountCache } from './query/count-cache.js';
import type { Found, ListQuery, ListRequest, Page } from './query/list-query.js';
import type { Position } from './query/position.js';
import { findPartially } from './partially/find-partially.js';
import { suggestNamed, suggestPartially } from './partially/suggest-partially.js';
import { MAX_NEAREST_SLUGS, slugsMeant } from './query/nearest-slugs.js';
import { MAX_OTHER_SUGGESTIONS, eachOnce, firstSuggestions, type Suggestion } from './query/suggestion.js';
import { LIKENESS_FIELDS } from './query/likeness.js';
import { readLikeness } from './read-likeness.js';
import { suggestBeside } from './query/suggest-beside.js';
import { suggestMeant, type NamedSlug, type NearestRecords } from './suggest-meant.js';
import { tierScore } from './title/rank-title.js';
import { decodeEscapes } from './title/decode-escapes.js';
import { titleQuery, type TitleQuery } from './title/title-query.js';

/** The catalog as its readers see it: pages that never skip or repeat, and single records. */
export class Catalog {
  private readonly countCache = new CountCache();

  constructor(
    private readonly search: CatalogSearch,
    private readonly generations: CatalogGenerations,
    private readonly cursors: CursorCodec,
    private readonly log: CatalogChanges,
  ) {}

  /**
   * One page, pinned to the generation in which its walk began.
   * @throws InvalidCursor, ExpiredCursor, CatalogUnavailable
   */
  async list<R extends Resource>(query: ListQuery<R>): Promise<Page<R>> {
    const { generation, after } = this.placeOf(query);
    refuseMissingFields(query, generation);
    const { limit } = query;
    // One item more than the page shows whether more remain, so that the last page can be recognized.
    const page = { after, count: limit + 1 };
    const { title, full } = await this.findInFull(generation, query, page);
    const found = title && (await this.beside(generation, query, { ...page, title }, full));
    const partial = found?.partial;
    const { hits, total, facets } = partial ?? full;
    const last = hits.length > limit ? hits[limit - 1] : undefined;
    const isEmpty = hits.length === 0 && after === undefined;
    const nearest = ({ list, slug }: NamedSlug) => this.nearest(generation, list, slug);
    const meant = isEmpty ? await suggestMeant(this.search, generation, query, nearest) : [];
    return {
      items: hits.slice(0, limit).map(hit => hit.item),
      nextCursor: last && this.cursors.encode({ digest: generation.digest, after: last.position }, query),
      generation,
      total,
      facets,
      isPartial: partial !== undefined,
      suggestions: meant.length > 0 ? meant : (found?.suggestions ?? []),
    };
  }

  /** @throws RecordNotFound, CatalogUnavailable */
  async record<R extends Resource>(
    resource: R,
    slug: string,
  ): Promise<{ item: ResourceTypes[R]; generation: Generation }> {
    const generation = this.currentGeneration();
    refuseMissingList(resource, generation);
    const item = await this.foundOrRefused(generation, resource, slug, () =>
      this.search.record(generation, resource, slug),
    );
    return { item, generation };
  }

  /**
   * The editions of one game, by year, then language.
   * @throws RecordNotFound, CatalogUnavailable
   */
  async editionsOf(slug: string): Promise<{ editions: readonly Edition[]; generation: Generation }> {
    const generation = this.currentGeneration();
    const editions = await this.foundOrRefused(generation, 'games', slug, () =>
      this.search.editionsOf(generation, slug),
    );
    return { editions, generation };
  }

  /**
   * The first `count` records of the title searches of some lists, each with its best matching title, for type-ahead; those
   * that match a part of `q` if no title matches all of it.
   * @throws CatalogUnavailable
   */
  async suggest(
    lists: readonly Resource[],
    q: string,
    count: number,
  ): Promise<{ suggestions: readonly Suggestion[]; isPartial: boolean; generation: Generation }> {
    const generation = this.currentGeneration();
    if (lists.some(list => generation.longestTitleWords[list] === undefined))
      throw new CatalogUnavailable('field not indexed');
    const written = await this.suggestFrom(generation, lists, titleQuery(q), count);
    const decoded = decodeEscapes(q);
    const title = titleQuery(decoded);
    const isAnswered = written.length > 0 || decoded === q;
    const inFull = isAnswered ? written : await this.suggestFrom(generation, lists, title, count);
    if (inFull.length > 0) return { suggestions: inFull, isPartial: false, generation };
    const partial = await suggestPartially(this.search, generation, lists, title, count, true);
    return { suggestions: partial, isPartial: partial.length > 0, generation };
  }

  /**
   * A page of the changes since an earlier visit.
   * @throws InvalidCursor, ExpiredCursor, CatalogUnavailable
   */
  async changes(query: ChangesQuery): Promise<ChangesPage & { readonly generation: Generation }> {
    const generation = this.currentGeneration();
    return { ...(await readChanges(this.log, this.cursors, query)), generation };
  }

  /** Escapes of HTML are decoded where the text as it is written finds nothing. */
  private async findInFull<R extends Resource>(
    generation: Generation,
    query: ListQuery<R>,
    page: Pick<ListRequest<R>, 'after' | 'count'>,
  ): Promise<{ readonly title: TitleQuery | undefined; readonly full: Found<R> }> {
    const { q, resource } = query;
    const find = async (text: string) => {
      const title = titleQuery(text);
      const isNowhere = findsNothing(title, resource, generation);
      return {
        title,
        full: isNowhere ? nothing(query) : await this.find(generation, query, { ...page, title }),
      };
    };
    if (q === undefined)
      return { title: undefined, full: await this.findWithoutText(generation, query, page) };
    const written = await find(q);
    if (written.full.hits.length > 0) return written;
    const decoded = decodeEscapes(q);
    return decoded === q ? written : find(decoded);
  }

  private async findWithoutText<R extends Resource>(
    generation: Generation,
    query: ListQuery<R>,
    page: Pick<ListRequest<R>, 'after' | 'count'>,
  ): Promise<Found<R>> {
    const all = { ...page, title: undefined };
    if (query.similarTo === undefined) return this.find(generation, query, all);
    const likeness = await readLikeness(this.search, generation, query.similarTo);
    return likeness === undefined ? nothing(query) : this.find(generation, query, { ...all, likeness });
  }

  /**
   * What is answered besides the matches of a title search in full. Where there are none: what matches a part of it, unless something
   * matches in full that the filters leave out; that is not suggested either. Beside a weak page: what `suggestBeside` finds.
   */
  private async beside<R extends Resource>(
    generation: Generation,
    query: ListQuery<R>,
    page: Pick<ListRequest<R>, 'after' | 'count'> & { readonly title: TitleQuery },
    { hits: [first] }: Found<R>,
  ): Promise<{ readonly partial?: Found<R> | undefined; readonly suggestions: readonly Suggestion[] }> {
    const { resource, filters, sort } = query;
    const { title, after } = page;
    const suggest = (list: Resource, count: number) => this.suggestFrom(generation, [list], title, count);
    if (first !== undefined) {
      if (after !== undefined) return { suggestions: [] };
      const [best] = (sort === undefined ? first.position : (await suggest(resource, 1))[0]?.position) ?? [];
      // Nothing else is meant by a title.
      if (Number(best) >= tierScore('joined', title.words.length)) return { suggestions: [] };
      return { suggestions: await suggestBeside(suggest, resource, title, Number(best)) };
    }
    const leftOut = setFilters<R>(resource, filters).length === 0 ? [] : await suggest(resource, 1);
    const partial =
      leftOut.length > 0 ? undefined : await findPartially(this.search, generation, { ...query, ...page });
    if (partial !== undefined && after !== undefined) return { partial, suggestions: [] };
    const rows = [
      ...(await suggestBeside(suggest, resource, title)),
      ...(await suggestNamed(this.search, generation, partial?.named ?? [])),
    ];
    // An expansion of which the query has all words, beside a game that it only begins with.
    if (rows.length < MAX_OTHER_SUGGESTIONS && resource === 'games' && partial?.isWeak !== false)
      rows.push(
        ...(await suggestPartially(
          this.search,
          generation,
          ['expansions'],
          title,
          MAX_OTHER_SUGGESTIONS,
          false,
        )),
      );
    return { partial, suggestions: eachOnce(rows).slice(0, MAX_OTHER_SUGGESTIONS) };
  }

  private async suggestFrom(
    generation: Generation,
    lists: readonly Resource[],
    title: TitleQuery,
    count: number,
  ): Promise<readonly Suggestion[]> {
    const asked = lists.filter(list => !findsNothing(title, list, generation));
    const rows = await Promise.all(asked.map(list => this.search.suggest(generation, list, title, count)));
    return firstSuggestions(rows.flat(), count);
  }

  /** @throws CatalogUnavailable before the first generation is promoted */
  currentGeneration(): Generation {
    const current = this.generations.current();
    if (current === undefined) throw new CatalogUnavailable('no generation');
    return current;
  }

  /** @throws RecordNotFound with the slugs that may be meant by one that finds nothing */
  private async foundOrRefused<T>(
    generation: Generation,
    resource: Resource,
    slug: string,
    find: () => Promise<T | undefined>,
  ): Promise<T> {
    if (slug.length > MAX_SLUG_LENGTH) throw new RecordNotFound(resource, slug, []);
    const found = await find();
    if (found !== undefined) return found;
    throw new RecordNotFound(resource, slug, (await this.nearest(generation, resource, slug)).ids);
  }

  private async nearest(generation: Generation, resource: Resource, slug: string): Promise<NearestRecords> {
    const title = titleQuery(slug);
    const [near, suggested] = await Promise.all([
      // No slug has a capital letter: one that is typed costs no edit.
      this.search.nearestSlugs(generation, resource, slug.toLowerCase()),
      this.suggestFrom(generation, [resource], title, MAX_NEAREST_SLUGS),
    ]);
    return { ids: slugsMeant(title, near, suggested), suggested };
  }

  /** Counts that are known are not requested again. */
  private async find<R extends Resource>(
    generation: Generation,
    query: ListQuery<R>,
    page: Pick<ListRequest<R>, 'title' | 'likeness' | 'after' | 'count'>,
  ): Promise<Found<R>> {
    const { resource, filters, sort, countsMatches, facets } = query;
    const request = { resource, filters, sort, ...page };
    if (countsMatches !== true && facets === undefined) return this.search.list(generation, request);
    const known = this.countCache.of(generation, query);
    if (known !== undefined) return { ...known, hits: (await this.search.list(generation, request)).hits };
    const found = await this.search.list(generation, { ...request, countsMatches, facets });
    this.countCache.remember(generation, query, found);
    return found;
  }

  private placeOf(query: ListQuery<Resource>): { generation: Generation; after: Position | undefined } {
    const current = this.currentGeneration();
    if (query.cursor === undefined) return { generation: current, after: undefined };
    const { digest, after } = this.cursors.decode(query.cursor, query);
    const pinned = shortDigest(current.digest) === digest ? current : this.generations.withDigest(digest);
    if (pinned === undefined) throw new ExpiredCursor();
    return { generation: pinned, after };
  }
}

function nothing<R extends Resource>({ countsMatches, facets }: ListQuery<R>): Found<R> {
  return {
    hits: [],
    total: countsMatches === true ? 0 : undefined,
    facets: facets && Object.fromEntries(facets.map(name => [name, []])),
  };
}

/** For a field that it has not indexed, an engine would find nothing instead of failing. */
function refuseMissingFields<R extends Resource>(
  { resource, filters, q, similarTo, sort, facets = [] }: ListQuery<R>,
  { missingFields }: Generation,
): void {
  if (missingFields.length === 0) return;
  refuseMissingList(resource, { missingFields });
  const needed = [
    ...setFilters(resource, filters).map(({ fieldName }) => fieldName),
    ...(q === undefined ? [] : [prominenceOf(resource).fieldName]),
    ...(similarTo === undefined ? [] : LIKENESS_FIELDS),
    ...(sort === undefined ? [] : [sort.fieldName]),
    ...facets,
  ];
  if (needed.some(name => missingFields.includes(`${resource}.${name}`)))
    throw new CatalogUnavailable('field not indexed');
}

/** @throws CatalogUnavailable when the generation was built by a version that did not have this list */
function refuseMissingList(resource: Resource, { missingFields }: Pick<Generation, 'missingFields'>): void {
  if (missingFields.includes(resource)) throw new CatalogUnavailable('field not indexed');
}

/**
 * Every query word must be in one title, so a query of more words than any title has costs nothing. That holds for
 * words typed letter by letter, too: their number is bounded, although joined they might be a title.
 */
function findsNothing(title: TitleQuery, resource: Resource, generation: Generation): boolean {
  if (title.forms.verbatim === '') return true;
  return title.words.length > (generation.longestTitleWords[resource] ?? 0);
}

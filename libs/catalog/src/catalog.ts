import { CatalogUnavailable, ExpiredCursor, GameNotFound } from './errors.js';
import type { FilterTypes } from './fields/fields.js';
import { setFilters } from './fields/set-filters.js';
import type { Generation, SearchableResource } from './model/generation.js';
import { MAX_SLUG_LENGTH, type Game, type Resource } from './model/resources.js';
import type { CatalogGenerations } from './ports/catalog-generations.js';
import type { CatalogSearch } from './ports/catalog-search.js';
import { shortDigest, type CursorCodec } from './query/cursor.js';
import type { ListQuery, Page, Position } from './query/list-query.js';
import { titleQuery, type TitleQuery } from './title/title-query.js';

/** The catalog as its readers see it: pages that never skip or repeat, and single games. */
export class Catalog {
  constructor(
    private readonly search: CatalogSearch,
    private readonly generations: CatalogGenerations,
    private readonly cursors: CursorCodec,
  ) {}

  /**
   * One page, pinned to the generation in which its walk began.
   * @throws InvalidCursor, ExpiredCursor, CatalogUnavailable
   */
  async list<R extends Resource>(query: ListQuery<R>): Promise<Page<R>> {
    const { generation, after } = this.placeOf(query);
    const title = query.q === undefined ? undefined : titleQuery(query.q);
    if (title !== undefined && findsNothing(title, query.resource, generation))
      return { items: [], nextCursor: undefined, generation };

    const { resource, filters, limit } = query;
    refuseMissingFields(resource, filters, generation);
    // One more than the page tells whether more remain, so that the last page is known to be the last.
    const hits = await this.search.list(generation, { resource, filters, title, after, count: limit + 1 });
    const last = hits.length > limit ? hits[limit - 1] : undefined;
    return {
      items: hits.slice(0, limit).map(hit => hit.item),
      nextCursor: last && this.cursors.encode({ digest: generation.digest, after: last.position }, query),
      generation,
    };
  }

  /** @throws GameNotFound, CatalogUnavailable */
  async game(slug: string): Promise<{ game: Game; generation: Generation }> {
    const generation = this.currentGeneration();
    if (slug.length > MAX_SLUG_LENGTH) throw new GameNotFound(slug);
    const game = await this.search.game(generation, slug);
    if (game === undefined) throw new GameNotFound(slug);
    return { game, generation };
  }

  /** @throws CatalogUnavailable before the first generation is published */
  currentGeneration(): Generation {
    const current = this.generations.current();
    if (current === undefined) throw new CatalogUnavailable('no generation');
    return current;
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

/** Asked for a field that it has not indexed, an engine would find nothing and call that an answer. */
function refuseMissingFields<R extends Resource>(
  resource: R,
  filters: FilterTypes[R],
  { missingFields }: Generation,
): void {
  if (missingFields.length === 0) return;
  const missing = setFilters(resource, filters).some(({ fieldName }) =>
    missingFields.includes(`${resource}.${fieldName}`),
  );
  if (missing) throw new CatalogUnavailable('field not indexed');
}

/**
 * Every query word must be in one title, so a query of more words than any title has costs nothing. That holds for
 * words typed letter by letter, too: their number is bounded, although joined they might be a title.
 */
function findsNothing(title: TitleQuery, resource: Resource, generation: Generation): boolean {
  if (title.forms.verbatim === '') return true;
  return title.words.length > generation.longestTitleWords[resource as SearchableResource];
}

import {
  timeSlices,
  type EntryTypes,
  type Hit,
  type ListRequest,
  type Position,
  type Resource,
  type ResourceTypes,
  type SlicedWork,
  type Title,
  type TitleQuery,
} from '#libs/catalog';
import { BestScores } from './best-scores.js';
import { FilterIndex, placesInAll } from './filter-index.js';
import type { PlaceSet } from './place-set.js';
import { TitleFilter } from './title-filter.js';
import { buildTitleIndex, type TitleIndex } from './title-index.js';
import { TitleOrder } from './title-order.js';
import { TitleSearch } from './title-search.js';

/** Scores kept for the next search; more are made when more searches are under way. */
const SPARE_SCORES = 8;

/**
 * One list of the catalog in memory: its entries by slug, their filters, and their titles where they have any. Searches
 * share the event loop by `timeSlices`.
 */
export class InMemoryIndex<R extends Resource> {
  private readonly entries: readonly EntryTypes[R][];
  private readonly filters: FilterIndex<R>;
  private readonly titles: TitleIndex | undefined;
  private readonly editions: Uint32Array | undefined;
  private readonly placeBySlug: ReadonlyMap<string, number>;
  private readonly spareScores: BestScores[] = [];

  constructor(
    private readonly resource: R,
    entries: readonly EntryTypes[R][],
  ) {
    this.entries = [...entries].sort((a, b) => (a.item.id < b.item.id ? -1 : 1));
    const titled: readonly object[] = this.entries;
    this.titles = isTitled(titled) ? buildTitleIndex(titled.map(({ titles }) => titles)) : undefined;
    this.editions = editionsOf(this.entries);
    this.placeBySlug = new Map(this.entries.map((entry, place) => [entry.item.id, place]));
    this.filters = new FilterIndex(resource, this.entries, slug => this.placeBySlug.get(slug));
  }

  get longestTitleWords(): number {
    return this.titles?.mostWordsOf.reduce((longest, words) => Math.max(longest, words), 0) ?? 0;
  }

  bySlug(slug: string): ResourceTypes[R] | undefined {
    const place = this.placeBySlug.get(slug);
    return place === undefined ? undefined : this.itemAt(place);
  }

  /** Even what is found at once takes its turn: of many answers, each is written in one of its own. */
  list(request: ListRequest<R>): Promise<Hit<R>[]> {
    return timeSlices.run(this.find(request));
  }

  private *find({ filters, title, after, count }: ListRequest<R>): SlicedWork<Hit<R>[]> {
    const sets = this.filters.setsOf(filters);
    if (sets === undefined) return [];
    if (title === undefined) return yield* this.inSlugOrder(sets, after, count);
    return yield* this.byTitle(title, sets, after, count);
  }

  private *inSlugOrder(
    sets: readonly PlaceSet[],
    after: Position | undefined,
    count: number,
  ): SlicedWork<Hit<R>[]> {
    const first = after === undefined ? 0 : this.firstPlaceAfter(String(after[0]));
    const all = { length: Math.min(count, this.entries.length - first) };
    const places =
      sets.length === 0
        ? Array.from(all, (_, index) => first + index)
        : Array.from(yield* placesInAll(sets, { first, count, end: this.entries.length }));
    return places.map(place => ({ item: this.itemAt(place), position: [this.slugAt(place)] }));
  }

  private *byTitle(
    title: TitleQuery,
    sets: readonly PlaceSet[],
    after: Position | undefined,
    count: number,
  ): SlicedWork<Hit<R>[]> {
    const { titles, editions } = this;
    if (titles === undefined) return [];
    const scores = this.spareScores.pop() ?? new BestScores(this.entries.length);
    try {
      const values = { editions, letters: titles.lettersOf };
      const order = new TitleOrder(values, scores, slug => this.firstPlaceAfter(slug), after);
      yield* new TitleSearch(titles, title, new TitleFilter(sets, titles), scores).run(() =>
        order.hasEnough(count),
      );
      const places = yield* order.first(count);
      return places.map(place => ({
        item: this.itemAt(place),
        position: order.positionOf(place, this.slugAt(place)),
      }));
    } finally {
      scores.clear();
      if (this.spareScores.length < SPARE_SCORES) this.spareScores.push(scores);
    }
  }

  private firstPlaceAfter(slug: string): number {
    let low = 0;
    let high = this.entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.slugAt(middle) <= slug) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private itemAt(place: number): ResourceTypes[R] {
    const entry = this.entries[place];
    if (entry === undefined) throw new RangeError(`${this.resource} has no place ${place}`);
    return entry.item as ResourceTypes[R];
  }

  private slugAt(place: number): string {
    return this.itemAt(place).id;
  }
}

function isTitled(entries: readonly object[]): entries is readonly { titles: readonly Title[] }[] {
  return entries.some(entry => 'titles' in entry);
}

function editionsOf(entries: readonly EntryTypes[Resource][]): Uint32Array | undefined {
  if (!entries.some(({ item }) => 'editions' in item)) return undefined;
  return Uint32Array.from(entries, ({ item }) => ('editions' in item ? item.editions : 0));
}

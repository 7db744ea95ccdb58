import {
  DeletionNeighborhoodIndex,
  concernsAllMatches,
  finishNow,
  popularityOf,
  prominenceOf,
  shuffledBy,
  timeSlices,
  unknownIn,
  type EntryTypes,
  type FacetValue,
  type Found,
  type Hit,
  type Likeness,
  type ListRequest,
  type NamedWords,
  type NamingList,
  type PartialQuery,
  type Position,
  type RankedRecord,
  type Resource,
  type ResourceTypes,
  type SlicedWork,
  type Sort,
  type Suggestion,
  type TitleQuery,
} from '#libs/catalog';
import { GrowingArray } from '#libs/packed';
import { TitleList, type PlaceOrder, type ScoredPlace, type TitleMatches } from '#libs/title-search';
import { ComputedOrder } from './computed-order.js';
import { FilterIndex, matchesIn, placesInAll, TitleFilter } from './filter-index.js';
import { LikenessSums } from './likeness-sums.js';
import { isDense, type Matches, type PlaceSet, PlaceBits } from './place-set.js';
import { SlugIndex } from './slug-index.js';

const PLACES_PER_STEP = 4_096;
const NO_MATCHES: Matches = { size: 0, places: new Uint32Array() };

/**
 * One list of the catalog in memory: its entries by slug, their filters, and their titles. Searches
 * share the event loop by `timeSlices`.
 */
export class InMemoryIndex<R extends Resource> {
  private readonly entries: readonly EntryTypes[R][];
  private readonly filters: FilterIndex<R>;
  private readonly titles: TitleList;
  private readonly slugs: SlugIndex;

  constructor(
    private readonly resource: R,
    entries: readonly EntryTypes[R][],
  ) {
    this.entries = [...entries].sort((a, b) => (a.item.id < b.item.id ? -1 : 1));
    const slugs = this.entries.map(({ item }) => item.id);
    this.slugs = new SlugIndex(slugs);
    const titlesByItem = this.entries.map(({ titles }) => titles);
    const values = {
      slugs,
      prominence: Uint32Array.from(this.entries, prominenceOf(resource).of),
      popularity: Uint32Array.from(this.entries, popularityOf(resource).of),
    };
    this.titles = finishNow(
      TitleList.building(titlesByItem, values, ({ keys }) => DeletionNeighborhoodIndex.building(keys)),
    );
    this.filters = new FilterIndex(resource, this.entries, slug => this.slugs.placeOf(slug));
  }

  get longestTitleWords(): number {
    return this.titles.index.mostWordsOf.reduce((longest, words) => Math.max(longest, words), 0);
  }

  bySlug(slug: string): EntryTypes[R] | undefined {
    const place = this.slugs.placeOf(slug);
    return place === undefined ? undefined : this.entries[place];
  }

  nearestSlugs(slug: string): Promise<string[]> {
    return timeSlices.run(this.slugs.nearest(slug));
  }

  /** Even a result that is found at once waits for a turn, so that each of many answers is written in its own turn. */
  list(request: ListRequest<R>): Promise<Found<R>> {
    return timeSlices.run(this.find(request));
  }

  /** At most `count` records in the order of the title search, each with its best matching title. */
  suggest(title: TitleQuery, count: number): Promise<Suggestion[]> {
    return timeSlices.run(this.titles.suggest(title, count, (place, each) => this.suggestionAt(place, each)));
  }

  /** The first records that match a part of the query, with their scores. */
  async partialMatches(query: PartialQuery): Promise<RankedRecord[]> {
    const found = await timeSlices.run(this.titles.partialMatches(query));
    return found.map(({ place, score }) => ({ id: this.slugAt(place), score }));
  }

  /** The names among the words of a query: see `namesRecord`. */
  async namesIn(list: NamingList, words: readonly string[]): Promise<NamedWords[]> {
    const found = await timeSlices.run(this.titles.namesIn(list, words));
    return found.map(({ place, ...named }) => ({ ...named, id: this.slugAt(place) }));
  }

  private suggestionAt(place: number, number: number): Omit<Suggestion, 'position'> {
    const { id, yearPublished }: { readonly id: string; readonly yearPublished?: number } =
      this.itemAt(place);
    const title = this.entries[place]?.titles[number];
    const type = this.resource;
    return { type, id, title: title?.text ?? '', language: title?.language, yearPublished };
  }

  private *find(request: ListRequest<R>): SlicedWork<Found<R>> {
    const sets = this.filters.setsOf(request.filters);
    if (sets === undefined) return yield* this.withCounts([], NO_MATCHES, request);
    if (request.likeness !== undefined) return yield* this.byLikeness(request.likeness, sets, request);
    if (request.ranked !== undefined) return yield* this.byRank(request.ranked, sets, request);
    if (request.title === undefined) return yield* this.withoutTitle(sets, request);
    return yield* this.byTitle(request.title, sets, request);
  }

  private *withoutTitle(sets: readonly PlaceSet[], request: ListRequest<R>): SlicedWork<Found<R>> {
    const { after, count, sort } = request;
    const first = after === undefined || sort ? 0 : this.slugs.firstPlaceAfter(String(after[0]));
    const end = this.entries.length;
    if (sets.length === 0) {
      const places = sort
        ? yield* this.orderOf(sort).firstIn([], count, this.placeOfLast(after))
        : Array.from({ length: Math.min(count, end - first) }, (_, index) => first + index);
      return yield* this.withCounts(this.hitsAt(places, sort), undefined, request);
    }
    if (!concernsAllMatches(request)) {
      const places = yield* placesInAll(sets, { first, count, end });
      return { hits: this.hitsAt(places, sort) };
    }
    const matches = yield* matchesIn(sets, end);
    const places = sort
      ? yield* this.sorted(sort, matches, sets, request)
      : yield* placesInAll(sets, { first, count, end });
    return yield* this.withCounts(this.hitsAt(places, sort), matches, request);
  }

  /** The first places of the matches in an order by a field. */
  private *sorted(
    sort: Sort,
    { places }: Matches,
    sets: readonly PlaceSet[],
    { after, count }: ListRequest<R>,
  ): SlicedWork<number[]> {
    const last = this.placeOfLast(after);
    const order = this.orderOf(sort);
    return places === undefined
      ? yield* order.firstIn(sets, count, last)
      : yield* order.firstOf(places, count, last);
  }

  private *byTitle(
    title: TitleQuery,
    sets: readonly PlaceSet[],
    request: ListRequest<R>,
  ): SlicedWork<Found<R>> {
    const { after, count, sort } = request;
    const { titles } = this;
    return yield* titles.search(
      {
        title,
        filter: new TitleFilter(sets, titles.index),
        after: sort ? undefined : after,
        count,
        needsAll: concernsAllMatches(request),
      },
      matches => this.readMatches(matches, request),
    );
  }

  private *byRank(
    ranked: readonly RankedRecord[],
    sets: readonly PlaceSet[],
    request: ListRequest<R>,
  ): SlicedWork<Found<R>> {
    const places = ranked.flatMap(({ id, score }): ScoredPlace[] => {
      const place = this.slugs.placeOf(id);
      return place !== undefined && sets.every(set => set.has(place)) ? [{ place, score }] : [];
    });
    const after = request.sort ? undefined : request.after;
    return yield* this.titles.ranked(places, after, matches => this.readMatches(matches, request));
  }

  private *byLikeness(
    likeness: Likeness,
    sets: readonly PlaceSet[],
    request: ListRequest<R>,
  ): SlicedWork<Found<R>> {
    const { after, count } = request;
    const { filters, entries } = this;
    const sums = yield* LikenessSums.of(likeness, filters, entries.length);
    const own = this.slugs.placeOf(likeness.of);
    const alike = new GrowingArray();
    const passes = sets.length === 0 ? () => true : (place: number) => sets.every(set => set.has(place));
    for (let place = 0; place < entries.length; place++) {
      if (place % PLACES_PER_STEP === 0) yield;
      if (sums.mostAt(place) > 0 && place !== own && passes(place)) alike.push(place);
    }
    const prominence = filters.numbersOf(prominenceOf(this.resource).fieldName);
    const order = new ComputedOrder(place => -sums.at(place), entries.length, {
      leastOf: place => -sums.mostAt(place),
      ties: prominence.order(true),
    });
    const places = yield* order.firstOf(alike.view(), count, this.placeOfLast(after));
    const hits = places.map((place): Hit<R> => {
      const position = [sums.at(place), prominence.valueAt(place) ?? 0, this.slugAt(place)];
      return { item: this.itemAt(place), position };
    });
    return yield* this.withCounts(hits, this.matchesOf(alike.view(), request), request);
  }

  private *readMatches(
    { places, order }: Omit<TitleMatches, 'bestTitleOf'>,
    request: ListRequest<R>,
  ): SlicedWork<Found<R>> {
    const { after, count, sort } = request;
    const hits = sort
      ? this.hitsAt(yield* this.orderOf(sort).firstOf(places, count, this.placeOfLast(after)), sort)
      : (yield* order.first(count)).map(place => ({
          item: this.itemAt(place),
          position: order.positionOf(place),
        }));
    return yield* this.withCounts(hits, this.matchesOf(places, request), request);
  }

  /** Only values are counted by the bits, so that nothing else waits for them to be made. */
  private matchesOf(places: Uint32Array, { facets }: ListRequest<R>): Matches {
    const { length } = this.entries;
    const bits = facets && isDense(places, length) ? PlaceBits.of(places, length) : undefined;
    return { size: places.length, places, bits };
  }

  /** @param matches all of them; `undefined` for the whole list */
  private *withCounts(
    hits: readonly Hit<R>[],
    matches: Matches | undefined,
    { countsMatches, facets }: ListRequest<R>,
  ): SlicedWork<Found<R>> {
    const total = countsMatches === true ? (matches?.size ?? this.entries.length) : undefined;
    if (facets === undefined) return { hits, total };
    const counted: [string, readonly FacetValue[]][] = [];
    for (const name of facets) counted.push([name, yield* this.filters.wordsOf(name).count(matches)]);
    return { hits, total, facets: Object.fromEntries(counted) };
  }

  private hitsAt(places: Iterable<number>, sort: Sort | undefined): Hit<R>[] {
    return Array.from(places, place => {
      const slug = this.slugAt(place);
      return { item: this.itemAt(place), position: sort ? [this.valueIn(sort, place), slug] : [slug] };
    });
  }

  private valueIn(sort: Sort, place: number): number {
    if (sort.seed !== undefined) return shuffledBy(sort.seed, this.slugAt(place));
    return this.filters.numbersOf(sort.fieldName).valueAt(place) ?? unknownIn(sort);
  }

  private orderOf(sort: Sort): Pick<PlaceOrder, 'firstIn' | 'firstOf'> {
    if (sort.seed === undefined) return this.filters.numbersOf(sort.fieldName).order(sort.descends);
    return new ComputedOrder(place => this.valueIn(sort, place), this.entries.length);
  }

  /** The place of the last item of the page before, in an order by a field. */
  private placeOfLast(after: Position | undefined): number | undefined {
    return after && this.slugs.placeOf(String(after.at(-1)));
  }

  private itemAt(place: number): ResourceTypes[R] {
    const entry = this.entries[place];
    if (entry === undefined) throw new RangeError(`${this.resource} has no place ${place}`);
    return entry.item;
  }

  private slugAt(place: number): string {
    return this.itemAt(place).id;
  }
}

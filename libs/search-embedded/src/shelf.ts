import type {
  EntryTypes,
  Hit,
  ListRequest,
  Position,
  Resource,
  ResourceTypes,
  Title,
  TitleQuery,
} from '#libs/catalog';
import { FilterIndex } from './filter-index.js';
import { buildTitleIndex, type TitleIndex } from './title-index.js';
import { searchTitles } from './title-search.js';

/** A place in the shelf with its position in the answer. */
interface Found {
  readonly place: number;
  readonly position: Position;
}

/** One list of the catalog in memory: its entries by slug, their filters, and their titles where they have any. */
export class Shelf<R extends Resource> {
  private readonly entries: readonly EntryTypes[R][];
  private readonly filters: FilterIndex<R>;
  private readonly titles: TitleIndex | undefined;
  private readonly placeBySlug: ReadonlyMap<string, number>;

  constructor(
    private readonly resource: R,
    entries: readonly EntryTypes[R][],
  ) {
    this.entries = [...entries].sort((a, b) => (a.item.id < b.item.id ? -1 : 1));
    this.filters = new FilterIndex(resource, this.entries);
    const titled: readonly object[] = this.entries;
    this.titles = isTitled(titled) ? buildTitleIndex(titled.map(({ titles }) => titles)) : undefined;
    this.placeBySlug = new Map(this.entries.map((entry, place) => [entry.item.id, place]));
  }

  get longestTitleWords(): number {
    return this.titles?.mostWordsOf.reduce((longest, words) => Math.max(longest, words), 0) ?? 0;
  }

  bySlug(slug: string): ResourceTypes[R] | undefined {
    const place = this.placeBySlug.get(slug);
    return place === undefined ? undefined : this.itemAt(place);
  }

  list({ filters, title, after, count }: ListRequest<R>): Hit<R>[] {
    const matching = this.filters.matching(filters);
    const found = title
      ? this.byTitle(title, matching, after, count)
      : this.inSlugOrder(matching, after, count);
    return found.map(({ place, position }) => ({ item: this.itemAt(place), position }));
  }

  private inSlugOrder(
    matching: readonly number[] | undefined,
    after: Position | undefined,
    count: number,
  ): Found[] {
    const first = after === undefined ? 0 : this.firstPlaceAfter(String(after[0]));
    const places: number[] = [];
    if (matching) {
      for (const place of matching) if (place >= first && places.push(place) === count) break;
    } else {
      for (let place = first; place < this.entries.length && places.length < count; place++)
        places.push(place);
    }
    return places.map(place => ({ place, position: [this.slugAt(place)] }));
  }

  private byTitle(
    title: TitleQuery,
    matching: readonly number[] | undefined,
    after: Position | undefined,
    count: number,
  ): Found[] {
    if (this.titles === undefined) return [];
    const allowed = matching && new Set(matching);
    let remaining: Found[] = [];
    for (const scored of searchTitles(this.titles, title)) {
      remaining = [];
      for (const [place, score] of scored) {
        if (allowed && !allowed.has(place)) continue;
        const position = this.positionOf(place, score);
        if (after === undefined || comparePositions(position, after) > 0) remaining.push({ place, position });
      }
      if (remaining.length >= count) break;
    }
    return remaining.sort((a, b) => comparePositions(a.position, b.position)).slice(0, count);
  }

  /** See {@link Position}. */
  private positionOf(place: number, score: number): Position {
    const letters = this.titles?.lettersOf[place] ?? 0;
    const item = this.entries[place]?.item;
    const slug = this.slugAt(place);
    return item && 'editions' in item ? [score, item.editions, letters, slug] : [score, letters, slug];
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

/** Ascending in the order of the answer: the last two values (letters, slug) ascend, those before them descend. */
function comparePositions(a: Position, b: Position): number {
  for (let index = 0; index < a.length; index++) {
    const left = a[index] ?? 0;
    const right = b[index] ?? 0;
    if (left === right) continue;
    const ascending = left < right ? -1 : 1;
    return index >= a.length - 2 ? ascending : -ascending;
  }
  return 0;
}

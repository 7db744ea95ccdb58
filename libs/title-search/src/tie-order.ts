import type { Position, SlicedWork, Texts } from '#libs/catalog';
import { firstIndex } from './first-index.js';
import { PlaceOrder } from './place-order.js';
import { sortedNumbers } from './sorted-numbers.js';

/** What decides between equal scores, by place; places ascend with their slugs. */
export interface TieValues {
  readonly slugs: Texts;
  /** `undefined` for a list that has none. */
  readonly editions: Uint32Array | undefined;
  /** Letters of each item's shortest folded title. */
  readonly letters: Uint32Array;
}

/** All items of a list in the order of those with equal scores: more editions, fewer letters, then by slug. */
export class TieOrder {
  private constructor(
    private readonly values: TieValues,
    readonly order: PlaceOrder,
  ) {}

  static *building(values: TieValues): SlicedWork<TieOrder> {
    const { slugs, editions, letters } = values;
    const valueOf = (column: Uint32Array | undefined, place: number) => column?.[place] ?? 0;
    const places = yield* sortedNumbers(
      slugs.length,
      (a, b) => valueOf(editions, b) - valueOf(editions, a) || valueOf(letters, a) - valueOf(letters, b),
    );
    return new TieOrder(values, new PlaceOrder(places));
  }

  /** The values of a `Position` that come after the score. */
  valuesOf(place: number): Position {
    const { slugs, editions, letters } = this.values;
    const common = [letters[place] ?? 0, slugs.at(place) ?? ''];
    return editions === undefined ? common : [editions[place] ?? 0, ...common];
  }

  /** The rank of the last item whose values are those of `position` or come before them; −1 when there is none. */
  lastRankUpTo(position: Position): number {
    const [letters = 0, slug = ''] = position.slice(-2);
    const editions = this.values.editions === undefined ? 0 : Number(position[1]);
    const after = firstIndex(this.order.size, rank =>
      this.isAfter(this.order.placeAt(rank), editions, Number(letters), String(slug)),
    );
    return after - 1;
  }

  private isAfter(place: number, editions: number, letters: number, slug: string): boolean {
    const ownEditions = this.values.editions?.[place] ?? 0;
    const ownLetters = this.values.letters[place] ?? 0;
    if (ownEditions !== editions) return ownEditions < editions;
    if (ownLetters !== letters) return ownLetters > letters;
    return (this.values.slugs.at(place) ?? '') > slug;
  }
}

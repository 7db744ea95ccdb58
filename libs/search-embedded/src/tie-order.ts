import type { Position } from '#libs/catalog';
import { firstIndex } from './first-index.js';
import { PlaceOrder } from './place-order.js';

/** What decides between equal scores, by place; places ascend with their slugs. */
interface TieValues {
  readonly slugs: readonly string[];
  /** `undefined` for a list that has none. */
  readonly editions: Uint32Array | undefined;
  /** Letters of each item's shortest folded title. */
  readonly letters: Uint32Array;
}

/** All items of a list in the order of those with equal scores: more editions, fewer letters, then by slug. */
export class TieOrder {
  readonly order: PlaceOrder;

  constructor(private readonly values: TieValues) {
    const { slugs, editions, letters } = values;
    const valueOf = (column: Uint32Array | undefined, place: number) => column?.[place] ?? 0;
    this.order = new PlaceOrder(
      Uint32Array.from(slugs.keys()).sort(
        (a, b) =>
          valueOf(editions, b) - valueOf(editions, a) || valueOf(letters, a) - valueOf(letters, b) || a - b,
      ),
    );
  }

  /** The values of a `Position` that come after the score. */
  valuesOf(place: number): Position {
    const { slugs, editions, letters } = this.values;
    const common = [letters[place] ?? 0, slugs[place] ?? ''];
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
    return (this.values.slugs[place] ?? '') > slug;
  }
}

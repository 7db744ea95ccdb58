import { CatalogSource } from '#libs/catalog-source';
import { Random } from '#libs/catalog-generator';
import { QUERIES_PER_CLASS, SEED } from '../queries/make-queries.js';
import { TitleList, type ListedTitle } from '../queries/title-list.js';
import { SUGGEST_CLASSES, type SuggestClass } from './suggest-classes.data.js';

/** What was typed, and the games that may be meant: several where titles are equal. */
export interface SuggestQuery {
  /** Name of its class. */
  readonly in: string;
  readonly text: string;
  readonly meant: ReadonlySet<string>;
}

/**
 * Beginnings of the titles of the catalog in the folder `source`, in the order of their classes. A title is drawn as
 * often as its game has editions, compared with others: well-known games are asked for more often. It may be drawn
 * again, and a letter begins many titles, so a text may come more than once.
 */
export async function makeSuggestQueries(source: string): Promise<SuggestQuery[]> {
  const list = await TitleList.read(await CatalogSource.open(source), 'games');
  const draw = drawByEditions(list.titles);
  return SUGGEST_CLASSES.flatMap(each => queriesOf(each, list, draw));
}

/** Most classes apply to a third of the titles. */
const TRIES = 50 * QUERIES_PER_CLASS;

function queriesOf(
  each: SuggestClass,
  list: TitleList,
  draw: (random: Random) => ListedTitle,
): SuggestQuery[] {
  const random = new Random(`${SEED} suggest ${each.name}`);
  const queries: SuggestQuery[] = [];
  for (let tries = 0; tries < TRIES && queries.length < QUERIES_PER_CLASS; tries++) {
    const title = draw(random);
    const text = each.write(title, random);
    if (text !== undefined) queries.push({ in: each.name, text, meant: list.ownersOf(title.text) });
  }
  return queries;
}

/** Draws titles, each with a probability in proportion to the editions of its game. */
function drawByEditions(titles: readonly ListedTitle[]): (random: Random) => ListedTitle {
  const ends: number[] = [];
  let total = 0;
  for (const { editions } of titles) ends.push((total += Math.max(1, editions)));
  return random => {
    const drawn = random.next() * total;
    const title = titles[firstAbove(ends, drawn)];
    if (title === undefined) throw new Error('a catalog without titles');
    return title;
  };
}

function firstAbove(ascending: readonly number[], value: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

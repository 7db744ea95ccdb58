import type { Resource } from '#libs/catalog';
import { CatalogSource } from '#libs/catalog-source';
import { Random } from '#libs/catalog-generator';
import { QUERY_CLASSES } from './classes.data.js';
import type { Expectation, Query } from './query.js';
import type { QueryClass } from './query-class.js';
import { TitleList, type ListedTitle } from './title-list.js';

/** All randomness of the benchmark comes from here: the same seed and catalog give the same queries. */
export const SEED = 'search-quality-1';

const ASKED: readonly Resource[] = ['games', 'expansions', 'publishers', 'people'];

/** Number of queries of each class; no query comes twice in a class. */
export const QUERIES_PER_CLASS = 200;

/**
 * Queries about the catalog in the folder `source`, in the order of their classes.
 * @param classes the classes to make; all by default
 * @param count queries of each class, at most
 */
export async function makeQueries(
  source: string,
  classes: readonly QueryClass[] = QUERY_CLASSES,
  count = QUERIES_PER_CLASS,
): Promise<Query[]> {
  const catalog = await CatalogSource.open(source);
  const lists = new Map<Resource, TitleList>();
  for (const resource of ASKED) lists.set(resource, await TitleList.read(catalog, resource));
  return classes.flatMap(each => {
    const list = lists.get(each.resource);
    return list ? queriesOf(each, list, count) : [];
  });
}

function queriesOf(each: QueryClass, list: TitleList, count: number): Query[] {
  // Each class has its own generator: adding or changing a class does not change the others.
  const random = new Random(`${SEED} ${each.name}`);
  const queries = new Map<string, Query>();
  for (const title of shuffled(list.titles, random)) {
    const text = each.write(title, random, list);
    if (text === undefined || queries.has(text)) continue;
    const expected = expectation(each, title, text, list);
    if (expected === undefined) continue;
    queries.set(text, {
      in: each.name,
      resource: each.resource,
      text,
      from: expected.kind === 'nothing' ? '' : title.text,
      expected,
    });
    if (queries.size === count) break;
  }
  return [...queries.values()];
}

/** `undefined` when `text` happens to be a title of another record, which would then be the right answer. */
function expectation(
  each: QueryClass,
  title: ListedTitle,
  text: string,
  list: TitleList,
): Expectation | undefined {
  const asked = list.ownersOf(text);
  if (each.expects === 'nothing') return asked.size === 0 ? { kind: 'nothing' } : undefined;
  if (each.expects === 'none of')
    return asked.has(title.slug) ? undefined : { kind: 'none of', slugs: new Set([title.slug]) };
  if (each.expects === 'now called') return { kind: 'now called', slugs: list.presentOwnersOf(text) };
  const slugs = list.ownersOf(title.text);
  if (slugs.size === 0) return { kind: 'any of', slugs: new Set([title.slug]) };
  return [...asked].every(slug => slugs.has(slug)) ? { kind: 'any of', slugs } : undefined;
}

/** The items in a random order, drawn one by one, because most classes need only a few of them. */
function* shuffled<T>(items: readonly T[], random: Random): Generator<T> {
  const left = [...items];
  for (let count = left.length; count > 0; count--) {
    const drawn = Math.floor(random.next() * count);
    const item = left[drawn];
    const last = left[count - 1];
    if (last !== undefined) left[drawn] = last;
    if (item !== undefined) yield item;
  }
}

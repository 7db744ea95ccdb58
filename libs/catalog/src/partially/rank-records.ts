import type { Generation } from '../model/generation.js';
import type { Resource } from '../model/resources.js';
import type { CatalogSearch } from '../ports/catalog-search.js';
import type { RankedRecord } from '../query/position.js';
import { countLetters } from '../title/edit-distance.js';
import type { NamingList } from '../title/names.js';
import { partialQuery, type PartialQuery } from '../title/partial-query.js';
import { MAX_PARTIAL_MATCHES, coversAll, partialRankOf } from '../title/rank-partially.js';
import { tierScore } from '../title/rank-title.js';
import { tellingWords, withoutGenericWords } from '../title/telling-words.js';
import { titleQuery, type TitleQuery } from '../title/title-query.js';
import { gamesOf, preferGamesOf } from './games-of.js';
import { isNamedBy, waysToLeaveOut, type NamedRecord } from './query-parts.js';

/** How records match a part of a query. */
export type PartialWay =
  /** What is left of the query is found in full. */
  | { readonly kind: 'left'; readonly title: TitleQuery }
  /** Parts of titles are compared. */
  | { readonly kind: 'parts'; readonly query: PartialQuery }
  /** Who made or published them is named, or the game that they extend. */
  | { readonly kind: 'named'; readonly named: readonly NamedRecord[] };

/** The records that match a part of a query. */
export interface RankedPart {
  /** Best first; the order of equal scores is that of a title search. */
  readonly ranked: readonly RankedRecord[];
  /** As they were found, with the scores of `way`: games of those who are named come first among equal ones only in `ranked`. */
  readonly found: readonly RankedRecord[];
  readonly way: PartialWay;
  /** Whether it answers no more than a guess: typos in what is left, or a title that covers only a part of it. */
  readonly isWeak: boolean;
}

/**
 * What a query may mean that no title matches in full. First without its generic words: a title that it begins with or holds, of which
 * nothing else remains, or what is left of it in full. Then in the same way without the names of people and publishers in it, and an
 * expansion without the name of its game. At last the titles that have most of it.
 */
export async function rankRecords(
  search: CatalogSearch,
  generation: Generation,
  resource: Resource,
  title: TitleQuery,
): Promise<RankedPart> {
  const rank = (named: readonly NamedRecord[]) => rankWithout(search, generation, resource, title, named);
  const names =
    resource === 'games' ? await namesIn(search, generation, ['people', 'publishers'], title) : [];
  const alone = names.filter(({ from, to, isWhole }) => isWhole && from === 0 && to === title.words.length);
  if (alone.length > 0) return byName(await gamesOf(search, generation, alone), alone);
  const generic = await rank([]);
  if (!generic.isWeak) return generic;
  if (resource === 'expansions') {
    const ofGame = await expansionsOfNamed(search, generation, title);
    if (ofGame.length > 0) return byName(ofGame, []);
  }
  let weak = generic;
  for (const named of waysToLeaveOut(names.filter(name => !isTitle(name, title, generic)))) {
    const found = await rank(named);
    if (!found.isWeak) return found;
    if (weak.ranked.length === 0) weak = found;
  }
  return weak;
}

/** Whether a surname at the beginning of the query is by itself the title that the query begins with. */
function isTitle(
  { from, to, isWhole }: NamedRecord,
  { words }: TitleQuery,
  { found: [best], way }: RankedPart,
): boolean {
  if (isWhole || from > 0 || best === undefined || way.kind !== 'parts') return false;
  const { class: name, covered, edits } = partialRankOf(best.score);
  return name === 'begun by a title' && edits === 0 && covered === countLetters(words.slice(0, to).join(''));
}

/** What matches the query without generic words and some names. */
async function rankWithout(
  search: CatalogSearch,
  generation: Generation,
  resource: Resource,
  title: TitleQuery,
  named: readonly NamedRecord[],
): Promise<RankedPart> {
  const query = partialQuery(title, isNamedBy(named));
  if (query === undefined) return byName(await gamesOf(search, generation, named), named);
  const inPart = await search.partialMatches(generation, resource, query);
  const [best] = inPart;
  const parts = { found: inPart, way: { kind: 'parts', query }, isWeak: true } as const;
  if (best !== undefined && coversAll(query, partialRankOf(best.score)))
    return { ...parts, isWeak: false, ranked: await preferGamesOf(search, generation, named, inPart) };
  const left = title.words.filter((_, place) => !isNamedBy(named)(place));
  const texts = [...(named.length > 0 ? [left] : []), ...withoutGenericWords(left)];
  const full = await firstInFull(search, generation, resource, texts);
  if (full === undefined || (full.isWeak && inPart.length > 0)) return { ...parts, ranked: inPart };
  return { ...full, ranked: await preferGamesOf(search, generation, named, full.found) };
}

function byName(ranked: readonly RankedRecord[], named: readonly NamedRecord[]): RankedPart {
  return { ranked, found: ranked, way: { kind: 'named', named }, isWeak: ranked.length === 0 };
}

/** The first of some texts that is found in full without typos; or else the first that is found. */
async function firstInFull(
  search: CatalogSearch,
  generation: Generation,
  resource: Resource,
  texts: readonly (readonly string[])[],
): Promise<Omit<RankedPart, 'ranked'> | undefined> {
  let weak: Omit<RankedPart, 'ranked'> | undefined;
  for (const words of texts) {
    const left = titleQuery(words.join(' '));
    const rows = await search.suggest(generation, resource, left, MAX_PARTIAL_MATCHES);
    const found = rows.map(({ id, position }) => ({ id, score: Number(position[0]) }));
    const [best] = found;
    if (best === undefined) continue;
    const isWeak = best.score < tierScore('all words', left.words.length);
    const part = { found, way: { kind: 'left', title: left }, isWeak } as const;
    if (!isWeak) return part;
    weak ??= part;
  }
  return weak;
}

async function namesIn(
  search: CatalogSearch,
  generation: Generation,
  lists: readonly NamingList[],
  { words }: TitleQuery,
): Promise<NamedRecord[]> {
  const found = await Promise.all(
    lists.map(async list => (await search.namesIn(generation, list, words)).map(name => ({ ...name, list }))),
  );
  return found.flat();
}

/** Games that are asked for their expansions, at most: a nickname is that of one or two. */
const MOST_GAMES = 8;

/** "ttr india": the expansions of a game, whichever of its titles is typed, that have the other words in full. */
async function expansionsOfNamed(
  search: CatalogSearch,
  generation: Generation,
  title: TitleQuery,
): Promise<RankedRecord[]> {
  const scores = new Map<string, number>();
  const games = (await namesIn(search, generation, ['games'], title)).sort(
    (a, b) => b.to - b.from - (a.to - a.from),
  );
  for (const game of games.slice(0, MOST_GAMES)) {
    const left = title.words.filter((_, place) => !isNamedBy([game])(place));
    if (!tellingWords(left).includes(true)) continue;
    const { hits } = await search.list(generation, {
      resource: 'expansions',
      filters: { baseGame: game.id },
      title: titleQuery(left.join(' ')),
      after: undefined,
      count: MAX_PARTIAL_MATCHES,
    });
    for (const { item, position } of hits)
      scores.set(item.id, Math.max(scores.get(item.id) ?? 0, Number(position[0])));
  }
  return [...scores].map(([id, score]) => ({ id, score })).sort((a, b) => b.score - a.score);
}

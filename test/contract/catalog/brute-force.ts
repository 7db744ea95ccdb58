import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  formsOfTitle,
  rankScore,
  rankTitle,
  titleLetters,
  titleQuery,
  type Edition,
  type Facets,
  type Language,
  type Resource,
  type Title,
  type TitleForms,
} from '#libs/catalog';
import type { RecordTypes, SourceEdition } from '#libs/catalog-source';

interface GameRecord extends Readonly<RecordTypes['games']> {
  /** What it can be played by with each of its expansions, where that is known. */
  readonly playersWith?: readonly GameRecord['players'][];
}

/** A request of /games with the parameters that a client sends. */
export interface Combination {
  readonly q?: string;
  readonly sort?: string;
  /** Orders by it; never together with `sort`. */
  readonly seed?: number;
  /** Never together with `q` and what orders. */
  readonly similarTo?: string;
  readonly facets?: readonly string[];
  readonly year?: number;
  readonly yearFrom?: number;
  readonly yearTo?: number;
  readonly players?: number;
  readonly playersWithExpansions?: number;
  readonly playtimeFrom?: number;
  readonly playtimeTo?: number;
  readonly age?: number;
  readonly complexityFrom?: number;
  readonly complexityTo?: number;
  readonly language?: readonly string[];
  readonly mechanic?: readonly string[];
  readonly category?: readonly string[];
  readonly publisher?: readonly string[];
  readonly publishedBy?: readonly string[];
  readonly designer?: readonly string[];
  readonly illustrator?: readonly string[];
  readonly award?: readonly string[];
  readonly nominee?: readonly string[];
  readonly awardYear?: number;
  readonly series?: readonly string[];
  readonly ids?: readonly string[];
  readonly boardgamegeek?: readonly string[];
  readonly wikidata?: readonly string[];
}

/** The games of a source, read line by line and searched one by one, without code of the engines or the registry. */
export class BruteForce {
  private constructor(readonly games: readonly GameRecord[]) {}

  static async read(folder: string): Promise<BruteForce> {
    const games = (await recordsIn(folder, 'games')) as RecordTypes['games'][];
    const expansions = (await recordsIn(folder, 'expansions')) as RecordTypes['expansions'][];
    const gameOf = (id: string): string => {
      const expansion = expansions.find(each => each.id === id);
      return expansion === undefined ? id : gameOf(expansion.baseGame);
    };
    const playersWith = Map.groupBy(expansions, ({ id }) => gameOf(id));
    return new BruteForce(
      games.map(game => ({
        ...game,
        playersWith: (playersWith.get(game.id) ?? []).map(({ players }) => players ?? null),
      })),
    );
  }

  /** Every match in order. */
  find(asked: Combination): { readonly ids: readonly string[]; readonly facets: Facets } {
    const found = this.games
      .filter(game => passes(game, asked))
      .map(game => ({ game, keys: keysOf(game, asked, this.games) }))
      .filter((each): each is { game: GameRecord; keys: Keys } => each.keys !== undefined)
      .sort((a, b) => compareKeys(a.keys, b.keys));
    const games = found.map(({ game }) => game);
    const facets = (asked.facets ?? []).map(name => [
      name,
      count(games.flatMap(game => valuesOf(game, name))),
    ]);
    return { ids: games.map(({ id }) => id), facets: Object.fromEntries(facets) as Facets };
  }
}

async function recordsIn(folder: string, list: Resource): Promise<unknown[]> {
  const lines = (await readFile(join(folder, `${list}.ndjson`), 'utf8')).split('\n');
  return lines.filter(line => line !== '').map(line => JSON.parse(line.normalize('NFC')) as unknown);
}

/** How many games of a source name each record of a list. */
export function plainGameCounts(
  games: readonly GameRecord[],
  list: 'publishers' | 'people' | 'mechanics' | 'categories' | 'awards' | 'series',
): ReadonlyMap<string, number> {
  const named = games.flatMap(game => [
    ...new Set(
      {
        publishers: publishersIn(game),
        people: [...game.designers, ...game.illustrators],
        mechanics: game.mechanics,
        categories: game.categories,
        awards: awardsOf(game, ['winner']),
        series: game.series === undefined ? [] : [game.series],
      }[list],
    ),
  ]);
  return new Map(
    Array.from(
      Map.groupBy(named, slug => slug),
      ([slug, { length }]) => [slug, length],
    ),
  );
}

/** The editions of a game as answers show them. @param names of publishers, by slug */
export function plainEditions(game: GameRecord, names: ReadonlyMap<string, string>): Edition[] {
  const rows = editionsOf(game).map(({ languages, title, publisher, year }) => ({
    title: title ?? null,
    languages: [...languages].sort(),
    publisher: publisher === undefined ? null : (names.get(publisher) ?? null),
    publisherId: publisher ?? null,
    yearPublished: year ?? 0,
  }));
  return rows.sort((a, b) =>
    compareKeys([yearOrLast(a), a.languages.join()], [yearOrLast(b), b.languages.join()]),
  );
}

function yearOrLast({ yearPublished }: Edition): number {
  return yearPublished === 0 ? Number.POSITIVE_INFINITY : yearPublished;
}

type Keys = readonly (number | string)[];

function passes(game: GameRecord, asked: Combination): boolean {
  const all = (wanted: readonly string[] | undefined, own: readonly string[]) =>
    (wanted ?? []).every(each =>
      each.startsWith('!') ? !own.includes(each.slice(1)) : each.split('|').some(any => own.includes(any)),
    );
  const { yearPublished: year, players, playtime, minAge, complexity } = game;
  return [
    asked.year === undefined || (isKnown(year) && year === asked.year),
    asked.yearFrom === undefined || (isKnown(year) && year >= asked.yearFrom),
    asked.yearTo === undefined || (isKnown(year) && year <= asked.yearTo),
    asked.players === undefined || isWithin(players, asked.players),
    asked.playersWithExpansions === undefined ||
      [players, ...(game.playersWith ?? [])].some(range => isWithin(range, asked.playersWithExpansions)),
    asked.playtimeFrom === undefined || lowest(playtime) >= asked.playtimeFrom,
    asked.playtimeTo === undefined || highest(playtime) <= asked.playtimeTo,
    asked.age === undefined || (isKnown(minAge) && minAge <= asked.age),
    asked.complexityFrom === undefined || (isKnown(complexity) && complexity >= asked.complexityFrom),
    asked.complexityTo === undefined || (isKnown(complexity) && complexity <= asked.complexityTo),
    all(asked.language, game.languages),
    all(asked.publisher, game.publisher === null ? [] : [game.publisher]),
    all(asked.publishedBy, publishersIn(game)),
    all(asked.illustrator, game.illustrators),
    all(asked.mechanic, game.mechanics),
    all(asked.category, game.categories),
    all(asked.designer, game.designers),
    all(asked.series, game.series === undefined ? [] : [game.series]),
    asked.awardYear === undefined || (game.awards ?? []).some(({ year }) => year === asked.awardYear),
    all(asked.award, awardsOf(game, ['winner'], asked.awardYear)),
    all(asked.nominee, awardsOf(game, ['winner', 'nominee', 'recommended'], asked.awardYear)),
    asked.ids === undefined || asked.ids.includes(game.id),
    asked.boardgamegeek === undefined || asked.boardgamegeek.includes(game.externalIds?.boardgamegeek ?? ''),
    asked.wikidata === undefined || asked.wikidata.includes(game.externalIds?.wikidata ?? ''),
  ].every(Boolean);
}

/** Sources write `null` or nothing, and some of them 0. */
function isKnown(number: number | null | undefined): number is number {
  return (number ?? 0) !== 0;
}

function isWithin(range: GameRecord['players'], players = Number.NaN): boolean {
  return lowest(range) <= players && players <= highest(range);
}

/** One known end stands for both. `NaN`, with which no number compares, when neither is known. */
function lowest(range: GameRecord['players']): number {
  return [range?.min, range?.max].find(isKnown) ?? Number.NaN;
}

function highest(range: GameRecord['players']): number {
  return [range?.max, range?.min].find(isKnown) ?? Number.NaN;
}

/** The values that a game is ordered by, each ascending; `undefined` when the game is not found. */
function keysOf(
  game: GameRecord,
  { q, sort, seed, similarTo }: Combination,
  games: readonly GameRecord[],
): Keys | undefined {
  if (similarTo !== undefined) {
    const other = games.find(({ id }) => id === similarTo);
    const sum = other === undefined || other === game ? 0 : likeness(other, game, games);
    return sum === 0 ? undefined : [-sum, -countEditions(game), game.id];
  }
  const title = q === undefined ? [] : titleKeys(game, q);
  if (title === undefined) return undefined;
  if (seed !== undefined) return [shuffled(game.id, seed), game.id];
  if (sort === undefined) return [...title, game.id];
  const value = { year: game.yearPublished, complexity: game.complexity, editions: countEditions(game) }[
    sort.replace('-', '')
  ];
  // An unknown number is last, whichever way the order runs.
  if (!isKnown(value)) return [Number.POSITIVE_INFINITY, game.id];
  return [sort.startsWith('-') ? -value : value, game.id];
}

/** What a game has in common with another one, as decision 38 says; 0 when that is not enough to be alike. */
function likeness(one: GameRecord, other: GameRecord, games: readonly GameRecord[]): number {
  const common = (of: (game: GameRecord) => readonly string[], points: (slug: string) => number) =>
    of(one)
      .filter(slug => of(other).includes(slug))
      .reduce((sum, slug) => sum + points(slug), 0);
  const rare = (of: (game: GameRecord) => readonly string[]) => (slug: string) => {
    const share = games.filter(game => of(game).includes(slug)).length / games.length;
    return Math.min(15, Math.max(1, Math.round(-3 * Math.log2(share))));
  };
  const [mechanics, categories] = [
    (game: GameRecord) => game.mechanics,
    (game: GameRecord) => game.categories,
  ];
  const earlier = ({ reimplements = [] }: GameRecord) => reimplements;
  const telling =
    40 * Number(earlier(one).includes(other.id)) +
    40 * Number(earlier(other).includes(one.id)) +
    common(
      ({ series }) => (series === undefined ? [] : [series]),
      () => 30,
    ) +
    common(
      ({ designers }) => designers,
      () => 14,
    ) +
    common(mechanics, rare(mechanics)) +
    common(categories, rare(categories));
  if (telling === 0) return 0;
  const apart = Math.abs(Number(one.complexity) - Number(other.complexity));
  const weights = isKnown(one.complexity) && isKnown(other.complexity) ? ([8, 4][apart] ?? 0) : 0;
  const groups = [1, 2, 3, 4, 5, 6].filter(
    people => passes(one, { players: people }) && passes(other, { players: people }),
  );
  return telling + weights + groups.length;
}

/** The order of a seed: MurmurHash3 of the slug, in whole numbers of any size. */
function shuffled(slug: string, seed: number): number {
  const times = (a: bigint, b: bigint) => (a * b) % 2n ** 32n;
  const turned = (number: bigint, bits: bigint) => ((number << bits) | (number >> (32n - bits))) % 2n ** 32n;
  const finished = (number: bigint) => {
    const first = times(number ^ (number >> 16n), 0x85ebca6bn);
    const second = times(first ^ (first >> 13n), 0xc2b2ae35n);
    return second ^ (second >> 16n);
  };
  const mixed = (block: bigint) => times(turned(times(block, 0xcc9e2d51n), 15n), 0x1b873593n);
  const bytes = [...Buffer.from(slug)];
  const blockAt = (start: number) =>
    bytes.slice(start, start + 4).reduceRight((block, byte) => block * 256n + BigInt(byte), 0n);
  let hash = finished(BigInt(seed));
  for (let start = 0; start < bytes.length; start += 4) {
    hash ^= mixed(blockAt(start));
    if (start + 4 <= bytes.length) hash = (times(turned(hash, 13n), 5n) + 0xe6546b64n) % 2n ** 32n;
  }
  return Number(finished(hash ^ BigInt(bytes.length)) % 2n ** 24n);
}

function titleKeys(game: GameRecord, q: string): Keys | undefined {
  const query = titleQuery(q);
  const titles = [
    ...Object.entries(game.name).map(([language, text]) =>
      formsAs({ text, language: language as Language, isAlias: false }),
    ),
    ...[...game.aliases, ...editionsOf(game).flatMap(({ title }) => title ?? [])]
      // A title that the game has now is none of its others.
      .filter(text => !Object.values(game.name).includes(text))
      .map(text => formsAs({ text, language: undefined, isAlias: true })),
  ];
  const scores = titles.flatMap(({ forms, isAlias }) => {
    const rank = rankTitle(query, forms, isAlias);
    return rank === undefined ? [] : [rankScore(rank, query.words.length)];
  });
  if (scores.length === 0) return undefined;
  const letters = Math.min(...titles.map(({ forms }) => titleLetters(forms)));
  return [-Math.max(...scores), -countEditions(game), letters, -(game.popularity ?? 0)];
}

function editionsOf({ editions }: GameRecord): readonly SourceEdition[] {
  return Array.isArray(editions) ? (editions as readonly SourceEdition[]) : [];
}

/** 0 when it is not known. */
function countEditions({ editions }: GameRecord): number {
  return Array.isArray(editions) ? editions.length : Number(editions ?? 0);
}

function formsAs(title: Title): { readonly forms: TitleForms; readonly isAlias: boolean } {
  return { forms: formsOfTitle(title), isAlias: title.isAlias };
}

function compareKeys(a: Keys, b: Keys): number {
  const place = a.findIndex((key, index) => key !== b[index]);
  return place < 0 ? 0 : (a[place] ?? 0) < (b[place] ?? 0) ? -1 : 1;
}

function awardsOf(
  { awards = [] }: GameRecord,
  results: readonly string[],
  inYear?: number,
): readonly string[] {
  const rows = awards.filter(
    ({ result, year }) => results.includes(result) && (inYear === undefined || year === inYear),
  );
  return [...new Set(rows.map(({ award }) => award))];
}

/** The publisher of a game, and those of its editions. */
export function publishersIn(game: GameRecord): readonly string[] {
  const editions: readonly SourceEdition[] = Array.isArray(game.editions) ? game.editions : [];
  const local = editions.flatMap(({ publisher }) => publisher ?? []);
  return [...new Set(game.publisher === null ? local : [game.publisher, ...local])];
}

function valuesOf(game: GameRecord, name: string): readonly string[] {
  switch (name) {
    case 'mechanic':
      return game.mechanics;
    case 'category':
      return game.categories;
    case 'language':
      return game.languages;
    case 'publishedBy':
      return publishersIn(game);
    case 'designer':
      return game.designers;
    case 'award':
      return awardsOf(game, ['winner']);
    case 'series':
      return game.series === undefined ? [] : [game.series];
    case 'illustrator':
      return game.illustrators;
    case 'complexity':
      return game.complexity ? [String(game.complexity)] : [];
    default:
      return game.publisher === null ? [] : [game.publisher];
  }
}

function count(values: readonly string[]): { value: string; count: number }[] {
  const groups = Map.groupBy(values, value => value);
  return Array.from(groups, ([value, { length }]) => ({ value, count: length }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, 50);
}

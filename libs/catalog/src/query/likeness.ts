import type { Game } from '../model/resources.js';

/** The fields that likeness looks at. */
export const LIKENESS_FIELDS = [
  ...(['slug', 'reimplements', 'series', 'designer'] as const),
  ...(['mechanic', 'category', 'complexity', 'players'] as const),
];

/** What a game is given for a value that the game it is compared with has, too. */
export interface LikenessPoints {
  /** In which its value is looked for. */
  readonly fieldName: (typeof LIKENESS_FIELDS)[number];
  readonly value: string | number;
  /** 1 to 40. */
  readonly points: number;
}

/**
 * What makes other games alike to one: the points of the values that they share with it are added up, as whole numbers, so
 * that every engine finds the same sum.
 */
export interface Likeness {
  /** Slug of the game that the others are compared with, which is not among them. */
  readonly of: string;
  /** Only games that have one of these are alike. */
  readonly telling: readonly LikenessPoints[];
  /** These say nothing by themselves. */
  readonly further: readonly LikenessPoints[];
}

/** See decision 38 for what a player would say to each. */
export const LIKENESS_POINTS = {
  series: 30,
  /** Built on its rules, or it on theirs. */
  reimplements: 40,
  designer: 14,
  /** Of a mechanic or category, by halving: what half as many games have is worth as much more. */
  termHalving: 3,
  mostOfOneTerm: 15,
  equalComplexity: 8,
  nextComplexity: 4,
  /** For each number of players that both can be played by. */
  playerCount: 1,
};

/** Larger groups are rare, and say nothing more. */
const MOST_PLAYERS_COMPARED = 6;

/** How many games of the catalog have each mechanic and category that a game has, by slug, and how many there are. */
export interface TermCounts {
  readonly mechanics: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
  readonly games: number;
}

/** The definition of what is alike to a game. */
export function likenessOf(game: Game, counts: TermCounts): Likeness {
  type FieldName = LikenessPoints['fieldName'];
  const each = (fieldName: FieldName, values: readonly (string | number)[], points: number) =>
    values.map((value): LikenessPoints => ({ fieldName, value, points }));
  const terms = (fieldName: FieldName, slugs: readonly string[], known: TermCounts['mechanics']) =>
    slugs.flatMap(slug => each(fieldName, [slug], rarity(known.get(slug) ?? 1, counts.games)));
  const { complexity, players } = game;
  const next = [complexity - 1, complexity + 1].filter(value => value >= 1 && value <= 5);
  return {
    of: game.id,
    telling: [
      ...each('slug', game.reimplements, LIKENESS_POINTS.reimplements),
      ...each('reimplements', [game.id], LIKENESS_POINTS.reimplements),
      ...each('series', game.series === null ? [] : [game.series], LIKENESS_POINTS.series),
      ...each('designer', game.designerIds, LIKENESS_POINTS.designer),
      ...terms('mechanic', game.mechanics, counts.mechanics),
      ...terms('category', game.categories, counts.categories),
    ],
    further: [
      ...each('complexity', complexity === 0 ? [] : [complexity], LIKENESS_POINTS.equalComplexity),
      ...each('complexity', complexity === 0 ? [] : next, LIKENESS_POINTS.nextComplexity),
      ...each('players', numbersOf(players), LIKENESS_POINTS.playerCount),
    ],
  };
}

/** What few games have says more: its self-information in bits, as inverse document frequency. */
function rarity(withTerm: number, games: number): number {
  const points = Math.round(LIKENESS_POINTS.termHalving * Math.log2(games / withTerm));
  return Math.min(Math.max(points, 1), LIKENESS_POINTS.mostOfOneTerm);
}

function numbersOf({ min, max }: Game['players']): number[] {
  if (max === 0) return [];
  const last = Math.min(max, MOST_PLAYERS_COMPARED);
  return Array.from({ length: Math.max(0, last - min + 1) }, (_, index) => min + index);
}

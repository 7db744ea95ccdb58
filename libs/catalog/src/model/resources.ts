import type { ExternalIds } from './external-ids.js';
import type { Localized } from './localized.js';

/** Characters of the longest slug. */
export const MAX_SLUG_LENGTH = 200;

/** An inclusive range of whole numbers, `min ≤ max`. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** A game with everything the API shows of it; names are resolved where it shows names. */
export interface Game {
  /** Slug. */
  readonly id: string;
  readonly name: Localized;
  readonly description: Localized;
  /** Year of first publication; negative before the common era, 0 when not known. */
  readonly yearPublished: number;
  /** How many there are, listed or not; 0 when not known. */
  readonly editions: number;
  /** 0 to 0 when not known. */
  readonly players: Range;
  /** Minutes; 0 to 0 when not known. */
  readonly playtime: Range;
  /** Years; 0 when not known. */
  readonly minAge: number;
  /** From 1, explained in five minutes, to 5, a day of rules; 0 when not known. */
  readonly complexity: number;
  /** ISO 639-1 codes the game was published in. */
  readonly languages: readonly string[];
  readonly publisher: string | null;
  /** Slug of the publisher. */
  readonly publisherId: string | null;
  /** Ascending by slug, as are the slugs. */
  readonly designers: readonly string[];
  readonly designerIds: readonly string[];
  readonly illustrators: readonly string[];
  readonly illustratorIds: readonly string[];
  /** Slugs, ascending. */
  readonly categories: readonly string[];
  /** Slugs, ascending. */
  readonly mechanics: readonly string[];
  /** Newest first, then by slug of the award. */
  readonly awards: readonly GameAward[];
  /** Slug of the series it belongs to. */
  readonly series: string | null;
  /** Slugs of the earlier games whose rules it is built on, ascending. */
  readonly reimplements: readonly string[];
  readonly externalIds: ExternalIds;
  /** Ascending by slug. */
  readonly expansions: readonly Expansion[];
}

/** How a jury names a game, the highest honor first. */
export const AWARD_RESULTS = ['winner', 'nominee', 'recommended'] as const;
export type AwardResult = (typeof AWARD_RESULTS)[number];

/** What one award made of a game in one year. */
export interface GameAward {
  /** Slug of the award. */
  readonly award: string;
  readonly year: number;
  readonly result: AwardResult;
}

/** Slugs of the awards that were won, in whatever year. */
export function awardsWonBy(awards: readonly GameAward[]): string[] {
  return [...new Set(awards.flatMap(({ award, result }) => (result === 'winner' ? [award] : [])))];
}

/** A publication in one or several languages by a publisher, or a revision sold as such; reprints are none. */
export interface Edition {
  /** As on the box; `null` when not known, as are the others. */
  readonly title: string | null;
  /** ISO 639-1 codes, ascending. */
  readonly languages: readonly string[];
  readonly publisher: string | null;
  /** Slug of the publisher. */
  readonly publisherId: string | null;
  /** 0 when not known. */
  readonly yearPublished: number;
}

/** Slugs of the publishers of a game: its own, and those of its editions, each once. */
export function publishersOf(
  own: string | null,
  editions: readonly Pick<Edition, 'publisherId'>[],
): string[] {
  const slugs = [own, ...editions.map(({ publisherId }) => publisherId)];
  return [...new Set(slugs.filter(each => each !== null))];
}

export interface Expansion {
  /** Slug. */
  readonly id: string;
  readonly name: Localized;
  /** 0 when not known. */
  readonly yearPublished: number;
  /** ISO 639-1 codes. */
  readonly languages: readonly string[];
  /** Slug of the game it extends. */
  readonly baseGame: string;
  /** What the game can be played by with it; 0 to 0 when it changes nothing, or when that is not known. */
  readonly players: Range;
  /** Slug of the series it belongs to. */
  readonly series: string | null;
  readonly externalIds: ExternalIds;
}

/** A mechanic, a category, or a series: games and expansions that share a name or a system. */
export interface Term {
  /** Slug. */
  readonly id: string;
  readonly label: Localized;
  /** Games that name it. */
  readonly games: number;
}

export interface Award {
  /** Slug. */
  readonly id: string;
  readonly label: Localized;
  /** ISO 3166-1 code of the country whose games it chooses from; `null` when it is international. */
  readonly country: string | null;
  /** Games that won it. */
  readonly games: number;
}

export interface Publisher {
  /** Slug. */
  readonly id: string;
  readonly name: string;
  /** Games that it published, or of which it published an edition. */
  readonly games: number;
}

/** How a person is credited on a game. */
export const ROLES = ['designer', 'illustrator'] as const;
export type Role = (typeof ROLES)[number];

export interface Person {
  /** Slug. */
  readonly id: string;
  readonly name: string;
  /** Every role in which some game credits this person, in the order of {@link ROLES}. */
  readonly roles: readonly Role[];
  /** Games that credit this person, in whatever role. */
  readonly games: number;
}

/** The type of the items in each list of the catalog. */
export interface ResourceTypes {
  readonly games: Game;
  readonly expansions: Expansion;
  readonly mechanics: Term;
  readonly categories: Term;
  readonly publishers: Publisher;
  readonly people: Person;
  readonly awards: Award;
  readonly series: Term;
}

export type Resource = keyof ResourceTypes;

/** What one record of a list is called. */
export const SINGULAR: Readonly<Record<Resource, string>> = {
  games: 'game',
  expansions: 'expansion',
  mechanics: 'mechanic',
  categories: 'category',
  publishers: 'publisher',
  people: 'person',
  awards: 'award',
  series: 'series',
};

/** The lists of the catalog, which are also its indices. */
export const RESOURCES = Object.keys(SINGULAR) as readonly Resource[];

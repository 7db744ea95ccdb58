import type { ExternalIds, GameAward, Language, Localized, Resource, ResourceTypes } from '#libs/catalog';

/** A range of which an end, or both, may not be known. */
export interface SourceRange {
  readonly min: number | null;
  readonly max: number | null;
}

/** A publication in one or several languages by a publisher, or a revision sold as such; reprints are none. */
export interface SourceEdition {
  readonly languages: readonly string[];
  /** As on the box. */
  readonly title?: string;
  readonly publisher?: string;
  readonly year?: number;
}

interface TermRecord {
  readonly id: string;
  readonly label: Localized;
  /** What players call it, by language or not: searched, never shown. */
  readonly aliases?: readonly string[] | { readonly [L in Language]?: readonly string[] };
}

/** The lists in which a record is not what is shown of it, without the number of games that name it. */
interface DifferingRecords {
  readonly games: {
    readonly id: string;
    readonly name: Localized;
    readonly description: Localized;
    readonly yearPublished: number | null;
    /** A number where a source knows no more than that. */
    readonly editions: readonly SourceEdition[] | number | null;
    readonly players: SourceRange | null;
    readonly playtime: SourceRange | null;
    readonly minAge: number | null;
    /** From 1 to 5; not known when absent, too. */
    readonly complexity?: number | null;
    readonly languages: readonly string[];
    readonly publisher: string | null;
    readonly designers: readonly string[];
    readonly illustrators: readonly string[];
    readonly categories: readonly string[];
    readonly mechanics: readonly string[];
    /** In any order; those of a source without awards are not known. */
    readonly awards?: readonly GameAward[];
    readonly series?: string;
    /** Earlier games whose rules it is built on. */
    readonly reimplements?: readonly string[];
    /** Former and alternative titles: searched, never shown. */
    readonly aliases: readonly string[];
    readonly externalIds?: ExternalIds;
    /** More is more widely known, compared with the other records of the source; absent where it is not known, too. */
    readonly popularity?: number | null;
  };
  readonly expansions: {
    readonly id: string;
    readonly name: Localized;
    readonly yearPublished: number | null;
    readonly languages: readonly string[];
    /** A game, or an expansion of one. */
    readonly baseGame: string;
    /** What the game can be played by with it; absent when it changes nothing, or when that is not known. */
    readonly players?: SourceRange | null;
    readonly series?: string;
    readonly externalIds?: ExternalIds;
    readonly popularity?: number | null;
  };
  readonly mechanics: TermRecord;
  readonly categories: TermRecord;
  readonly people: { readonly id: string; readonly name: string };
}

/**
 * One line of each source file, after validation. References are slugs; see the JSON Schemas for bounds. `null` means
 * that something is not known: `to-entry.ts` defines what is shown then.
 */
export type RecordTypes = {
  readonly [R in Resource]: R extends keyof DifferingRecords
    ? DifferingRecords[R]
    : Omit<ResourceTypes[R], 'games'>;
};

/** Name of the file that holds a resource. */
export function sourceFile(resource: Resource): string {
  return `${resource}.ndjson`;
}

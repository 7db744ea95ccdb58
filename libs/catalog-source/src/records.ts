import type { Localized, Range, Resource } from '#libs/catalog';

/** One line of each source file, after validation. References are slugs; see the JSON Schemas for bounds. */
export interface RecordTypes {
  readonly games: {
    readonly id: string;
    readonly name: Localized;
    readonly description: Localized;
    readonly yearPublished: number;
    readonly editions: number;
    readonly players: Range;
    readonly playtime: Range;
    readonly minAge: number;
    readonly languages: readonly string[];
    readonly publisher: string | null;
    readonly designers: readonly string[];
    readonly illustrators: readonly string[];
    readonly categories: readonly string[];
    readonly mechanics: readonly string[];
    /** Former and alternative titles: searched, never shown. */
    readonly aliases: readonly string[];
  };
  readonly expansions: {
    readonly id: string;
    readonly name: Localized;
    readonly yearPublished: number;
    readonly languages: readonly string[];
    /** A game, or an expansion of one. */
    readonly baseGame: string;
  };
  readonly mechanics: TermRecord;
  readonly categories: TermRecord;
  readonly publishers: NamedRecord;
  readonly people: NamedRecord;
}

interface TermRecord {
  readonly id: string;
  readonly label: Localized;
}

interface NamedRecord {
  readonly id: string;
  readonly name: string;
}

/** Name of the file that holds a resource. */
export function sourceFile(resource: Resource): string {
  return `${resource}.ndjson`;
}

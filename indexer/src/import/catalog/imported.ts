import type { AwardResult, ExternalIds, Localized } from '#libs/catalog';
import type { SourceRange } from '#libs/catalog-source';

/** A person, a company, an award or a series. Those of one key are the same; those of one name may be two. */
export interface Named {
  readonly key: string;
  readonly name: string;
  /** What the slug ends with when another of the same name has it; a number when absent. */
  readonly slugSuffix: string | undefined;
}

interface ImportedRecord {
  /** What the record is called in its source, such as `Q58409118` or `line 12`. */
  readonly key: string;
  /** The slug that its source gives it. */
  readonly id?: string | undefined;
  /** What its slug ends with when title and year are taken; a number when absent. */
  readonly slugSuffix: string | undefined;
  readonly name: Localized;
  readonly year: number | null;
  /** Searched, never shown; of expansions used for matching only. */
  readonly aliases: readonly string[];
  /** ISO 639-1 codes. */
  readonly languages: readonly string[];
  /** Of an expansion, what the game can be played by with it. */
  readonly players: SourceRange | null;
  readonly series: Named | null;
  readonly externalIds: ExternalIds;
  readonly popularity: number | null;
}

export interface ImportedAward {
  readonly award: Named;
  readonly year: number;
  readonly result: AwardResult;
}

export interface ImportedGame extends ImportedRecord {
  readonly kind: 'game';
  readonly description: Localized;
  readonly editions: number | null;
  readonly playtime: SourceRange | null;
  readonly minAge: number | null;
  readonly complexity: number | null;
  readonly publisher: Named | null;
  readonly designers: readonly Named[];
  readonly illustrators: readonly Named[];
  /** Slugs. */
  readonly categories: readonly string[];
  /** Slugs. */
  readonly mechanics: readonly string[];
  readonly awards: readonly ImportedAward[];
  /** Keys of the earlier games that it is built on, or slugs of the catalog it is merged into. */
  readonly reimplements: readonly string[];
}

export interface ImportedExpansion extends ImportedRecord {
  readonly kind: 'expansion';
  /** Keys of what it extends, or slugs of the catalog it is merged into; the first that exists counts. */
  readonly bases: readonly string[];
  /** What its source calls the game that it extends, if that is a title. */
  readonly baseTitle?: string;
}

export type Imported = ImportedGame | ImportedExpansion;

/** What became of an imported record. */
export type Outcome =
  | { readonly became: 'game' | 'expansion'; readonly slug: string }
  /** The catalog it was merged into has it. */
  | { readonly became: 'merged'; readonly slug: string }
  | { readonly became: 'left out'; readonly reason: string };

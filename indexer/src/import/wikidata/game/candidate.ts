import type { AwardResult, Localized } from '#libs/catalog';
import type { SourceRange } from '#libs/catalog-source';

/** What the first pass keeps of an item that may become a record. People, publishers and languages are still ids. */
export interface Candidate {
  readonly outcome: 'game' | 'expansion';
  readonly id: string;
  readonly redirectedFrom: readonly string[];
  readonly modified: string | undefined;
  readonly name: Localized;
  /** Language code of the label that `name.en` is. */
  readonly englishFrom: string;
  readonly aliases: readonly string[];
  readonly description: Localized;
  readonly hasMadeDescription: boolean;
  readonly year: number | null;
  readonly players: SourceRange | null;
  readonly hasSwappedPlayers: boolean;
  readonly playtime: SourceRange | null;
  readonly minAge: number | null;
  readonly classes: readonly string[];
  readonly categories: readonly string[];
  readonly mechanics: readonly string[];
  readonly unmapped: readonly string[];
  readonly languages: readonly string[];
  /** Codes of the languages of its titles; Wikidata has more of them than ISO 639-1. */
  readonly titleLanguages: readonly string[];
  readonly publishers: readonly string[];
  readonly designers: readonly string[];
  /** Designers who have no item. */
  readonly designerNames: readonly string[];
  readonly illustrators: readonly string[];
  readonly series: readonly string[];
  /** With the year, where one is stated. */
  readonly awards: readonly {
    readonly award: string;
    readonly result: AwardResult;
    readonly year?: number;
  }[];
  /** Items that it says it extends, best first. */
  readonly bases: readonly string[];
  /** Whether it claims to be a game by itself, or only extends something that may be a video game. */
  readonly claims: boolean;
  readonly boardgamegeek: string | undefined;
  /** Pages of Wikimedia projects about it, if that is known. */
  readonly sitelinks: number | undefined;
}

/** An item that claims to be a game and is left out. */
export interface LeftOut {
  readonly outcome: 'left out';
  readonly id: string;
  readonly reason: string;
}

export type Finding = Candidate | LeftOut;

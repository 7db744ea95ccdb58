import { LANGUAGES, type Language, type Localized } from './localized.js';
import type { Expansion, Game, Person, Publisher, Range, Term } from './resources.js';

/** A title under which something is found; aliases and proper names carry no language. */
export interface Title {
  readonly text: string;
  readonly language: Language | undefined;
  /** Whether it is a former or alternative title instead of a name of the record. */
  readonly isFormer: boolean;
}

/** The titles that a localized name is, one per language it has. */
export function localizedTitles(name: Localized): Title[] {
  return LANGUAGES.flatMap(language => {
    const text = name[language];
    return text === undefined ? [] : [{ text, language, isFormer: false }];
  });
}

/**
 * One record of the catalog as an engine stores it: what is shown (`item`), and beside it what is
 * only searched or filtered by. Made by `#libs/catalog-source`, the same for both engines.
 */
export interface EntryTypes {
  readonly games: {
    readonly item: Game;
    readonly titles: readonly Title[];
    /** Of the numbers that are shown as 0 when they are not known: those that are known. */
    readonly known: { readonly playtime?: Range; readonly minAge?: number };
  };
  readonly expansions: { readonly item: Expansion };
  readonly mechanics: { readonly item: Term };
  readonly categories: { readonly item: Term };
  readonly publishers: { readonly item: Publisher; readonly titles: readonly Title[] };
  readonly people: { readonly item: Person; readonly titles: readonly Title[] };
}

import { LANGUAGES, type Language, type Localized } from './localized.js';
import type { Edition, Resource, ResourceTypes } from './resources.js';

/** A title under which something is found; aliases and proper names carry no language. */
export interface Title {
  readonly text: string;
  readonly language: Language | undefined;
  /** Whether it is a former or alternative title instead of a name of the record. */
  readonly isAlias: boolean;
}

/** What a record is called: in each language, or by a proper name. */
export type Named = { readonly name: Localized | string } | { readonly label: Localized };

/** The titles that a record has now, one per language, or its proper name. */
export function presentTitles(record: Named): Title[] {
  const name = 'name' in record ? record.name : record.label;
  if (typeof name === 'string') return [{ text: name, language: undefined, isAlias: false }];
  return LANGUAGES.flatMap(language => {
    const text = name[language];
    return text === undefined ? [] : [{ text, language, isAlias: false }];
  });
}

/** What is only searched or filtered by, or read on its own; the lists that are not named have nothing of the kind. */
interface HiddenTypes {
  readonly games: {
    /** By year, unknown ones last, then language; empty where the source has a number alone. */
    readonly listedEditions: readonly Edition[];
    /** See `POPULARITY_FIELD`. */
    readonly popularity: number | undefined;
  };
  readonly expansions: { readonly popularity: number | undefined };
}

/**
 * One record of the catalog as an engine stores it: what lists show (`item`), and beside it what is
 * only searched or filtered by, or read on its own. Made by `#libs/catalog-source`, the same for both engines.
 */
export type EntryTypes = {
  readonly [R in Resource]: {
    readonly item: ResourceTypes[R];
    readonly titles: readonly Title[];
  } & (R extends keyof HiddenTypes ? HiddenTypes[R] : unknown);
};

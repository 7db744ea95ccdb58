import type { Language } from '#libs/catalog';

/** The same in every language. */
export type Translated<T> = Readonly<Record<Language, T>>;

export type Gender = 'm' | 'f' | 'n';
export type Count = 'singular' | 'plural';

/** A noun of one language, without capitals where the language has none. */
export interface Noun {
  readonly singular: string;
  readonly plural: string;
  readonly gender: Gender;
  /** Its article does not follow the rule. */
  readonly marked: boolean;
  /** Singular; the form itself where there is none. */
  readonly genitive: string;
  /** Its form at the beginning of a compound; the singular in languages without compounds. */
  readonly compound: string;
}

/** An adjective of one language. */
export interface Adjective {
  readonly m: string;
  readonly f: string;
  readonly manyM: string;
  readonly manyF: string;
  /** Placed before its noun. */
  readonly before: boolean;
}

/** What a title is about: a noun in the singular or plural, maybe with an adjective. */
export interface Thing {
  readonly noun: Translated<Noun>;
  readonly adjective: Translated<Adjective> | undefined;
  readonly count: Count;
}

/** How one language forms phrases of things and names. Words have a capital only where they have one in a sentence. */
export interface Grammar {
  /** @param cell of a table in `../words`, as explained there */
  readNoun(cell: string): Noun;
  readAdjective(cell: string): Adjective;
  /** "black dragon", "dragon noir", "schwarzer Drache". */
  bare(thing: Thing): string;
  /** "the black dragon", "il drago nero". */
  the(thing: Thing): string;
  /** "of the king", "of kings", "des rois", "del re". */
  ofThe(thing: Thing): string;
  /** "of Dorimar", "d'Orimar". */
  of(name: string): string;
  /** "Dorvan's castle", "le château de Dorvan". */
  possessive(name: string, thing: Thing): string;
  /** "Dorimar castle", "château de Dorimar", "Dorimar-Burg"; without the adjective. */
  named(name: string, thing: Thing): string;
  /** "dragon castle", "château du dragon", "Drachenburg". */
  compound(first: Thing, head: Thing): string;
  /** "kings and castles". */
  and(first: string, second: string): string;
}

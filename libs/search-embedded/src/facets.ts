import type { EntryTypes, FilterTypes, FilterValue, Range, Resource } from '#libs/catalog';

/** What an entry answers to, per filter: a filter matches when its value is among these. */
export type Facets<R extends Resource> = {
  readonly [Filter in keyof FilterTypes[R]]-?: (entry: EntryTypes[R]) => readonly FilterValue[];
};

/** Every filter of every list, each one line. */
export const FACETS: { readonly [R in Resource]: Facets<R> } = {
  games: {
    year: ({ item }) => [item.yearPublished],
    players: ({ item }) => everyNumber(item.players),
    language: ({ item }) => item.languages,
    mechanic: ({ item }) => item.mechanics,
    category: ({ item }) => item.categories,
    publisher: ({ publisher }) => (publisher === null ? [] : [publisher]),
  },
  expansions: {
    year: ({ item }) => [item.yearPublished],
    language: ({ item }) => item.languages,
    baseGame: ({ item }) => [item.baseGame],
  },
  mechanics: {},
  categories: {},
  publishers: {},
  people: { role: ({ roles }) => roles },
};

function everyNumber({ min, max }: Range): number[] {
  return Array.from({ length: max - min + 1 }, (_, offset) => min + offset);
}

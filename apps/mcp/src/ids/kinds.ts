import type { CallOptions, CatalogClient } from '#libs/client';

/** What an id can belong to, named like the lists of the API. */
export type Kind = 'games' | 'people' | 'publishers' | 'mechanics' | 'categories';

interface KindOfId {
  /** For one record. */
  readonly singular: string;
  /** The tool that finds ids by name. */
  readonly finder: string;
  readonly get: (catalog: CatalogClient, id: string, options: CallOptions) => Promise<object>;
}

export const KINDS: Readonly<Record<Kind, KindOfId>> = {
  games: {
    singular: 'game',
    finder: 'search_games',
    get: (catalog, id, options) => catalog.game(id, options),
  },
  people: {
    singular: 'person',
    finder: 'lookup',
    get: (catalog, id, options) => catalog.person(id, options),
  },
  publishers: {
    singular: 'publisher',
    finder: 'lookup',
    get: (catalog, id, options) => catalog.publisher(id, options),
  },
  mechanics: {
    singular: 'mechanic',
    finder: 'lookup',
    get: (catalog, id, options) => catalog.mechanic(id, options),
  },
  categories: {
    singular: 'category',
    finder: 'lookup',
    get: (catalog, id, options) => catalog.category(id, options),
  },
};

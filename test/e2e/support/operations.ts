/** A valid request for each operation of the API, by its id in the OpenAPI description. */
export const OPERATIONS: Readonly<Record<string, string>> = {
  listGames: '/api/v1/games',
  getGame: '/api/v1/games/catan',
  listExpansionsOfGame: '/api/v1/games/catan/expansions',
  listExpansions: '/api/v1/expansions',
  getExpansion: '/api/v1/expansions/catan-seafarers',
  listMechanics: '/api/v1/mechanics',
  getMechanic: '/api/v1/mechanics/trading',
  listCategories: '/api/v1/categories',
  getCategory: '/api/v1/categories/economic',
  listPublishers: '/api/v1/publishers',
  getPublisher: '/api/v1/publishers/kosmos',
  listPeople: '/api/v1/people',
  getPerson: '/api/v1/people/klaus-teuber',
  suggest: '/api/v1/suggest?q=ca',
};

/** `path` with further parameters. */
export function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

export const PATHS: readonly string[] = Object.values(OPERATIONS);

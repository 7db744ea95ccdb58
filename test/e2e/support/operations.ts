/** A valid request for each operation of the API, by its id in the OpenAPI description. */
export const OPERATIONS: Readonly<Record<string, string>> = {
  listGames: '/api/v1/games',
  getGame: '/api/v1/games/catan',
  listExpansionsOfGame: '/api/v1/games/catan/expansions',
  listExpansions: '/api/v1/expansions',
  listMechanics: '/api/v1/mechanics',
  listCategories: '/api/v1/categories',
  listPublishers: '/api/v1/publishers',
  listPeople: '/api/v1/people',
};

export const PATHS: readonly string[] = Object.values(OPERATIONS);

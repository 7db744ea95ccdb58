type Query = Readonly<Record<string, string>>;

/**
 * Data: requests that show an operation well, over the catalog that ships. The first one is the sample of its page;
 * the answers to all of them are the examples of the description. Other operations are shown without parameters.
 */
const SAMPLE_QUERIES: Readonly<Record<string, readonly [Query, ...Query[]]>> = {
  listGames: [
    { q: 'wingspam', players: '2', limit: '1' },
    { designer: 'elizabeth-hargrave', sort: '-year', count: 'true', facets: 'category', limit: '1' },
  ],
  listExpansions: [{ baseGame: 'wingspan', limit: '2' }],
  listMechanics: [{ limit: '3' }],
  listCategories: [{ limit: '3' }],
  listPublishers: [{ q: 'stonemaier' }],
  listPeople: [{ q: 'hargrave', role: 'designer' }],
  suggest: [{ q: 'wings', limit: '3' }],
};

/** Data: a slug for each path that takes one. */
const SAMPLE_SLUGS: Readonly<Record<string, string>> = {
  games: 'wingspan',
  expansions: 'wingspan-european-expansion',
  mechanics: 'engine-building',
  categories: 'animals',
  publishers: 'stonemaier-games',
  people: 'elizabeth-hargrave',
};

/** Every sample query of an operation, the one of its page first. */
export function sampleQueries(operationId: string): readonly [Query, ...Query[]] {
  return SAMPLE_QUERIES[operationId] ?? [{}];
}

/** A path with its slug filled in: `/games/{slug}` becomes `/games/wingspan`. */
export function samplePath(path: string): string {
  const [, resource = ''] = path.split('/');
  return path.replace(/\{\w+\}/, SAMPLE_SLUGS[resource] ?? 'wingspan');
}

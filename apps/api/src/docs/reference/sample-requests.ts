/** Data: good sample requests for the catalog that ships. Other operations get the examples of their parameters. */
export const SAMPLE_QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  listGames: { q: 'wingspam', players: '2' },
  listExpansions: { baseGame: 'wingspan', limit: '2' },
  listMechanics: { limit: '3' },
  listCategories: { limit: '3' },
  listPublishers: { q: 'stonemaier' },
  listPeople: { q: 'hargrave', role: 'designer' },
  suggest: { q: 'wings', limit: '3' },
  suggestTitles: { q: 'wings', limit: '3' },
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

/** A path with its slug filled in: `/games/{slug}` becomes `/games/wingspan`. */
export function samplePath(path: string): string {
  const [, resource = ''] = path.split('/');
  return path.replace(/\{\w+\}/, SAMPLE_SLUGS[resource] ?? 'wingspan');
}

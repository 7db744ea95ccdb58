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
  listSeries: [{ sort: '-games', limit: '3' }],
  listAwards: [{ sort: '-games', limit: '2' }],
  listPublishers: [{ q: 'stonemaier' }],
  listPeople: [{ q: 'hargrave', role: 'designer' }],
  suggest: [{ q: 'wings', limit: '3' }],
};

/** Every sample query of an operation, the one of its page first. */
export function sampleQueries(operationId: string): readonly [Query, ...Query[]] {
  return SAMPLE_QUERIES[operationId] ?? [{}];
}

/** A path with the examples of its parameters filled in: `/games/{slug}` becomes `/games/wingspan`. */
export function samplePath(
  path: string,
  parameters: readonly { readonly name?: string; readonly schema?: { readonly example?: unknown } }[],
): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(parameters.find(parameter => parameter.name === name)?.schema?.example),
  );
}

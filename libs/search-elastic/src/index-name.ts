import type { Resource } from '#libs/catalog';

/** The name that readers use: `catalog-games`. All aliases move together when a generation is promoted. */
export function aliasName(prefix: string, resource: Resource): string {
  return `${prefix}-${resource}`;
}

/** The index behind an alias: `catalog-games-20261121t092535837z`, immutable once built. */
export function indexName(prefix: string, resource: Resource, generation: string): string {
  return `${prefix}-${resource}-${generation}`;
}

/** Matches the indices of every generation of `resource`, and nothing else's. */
export function indexPattern(prefix: string, resource: Resource): string {
  return `${prefix}-${resource}-*`;
}

/** The generation an index name ends in, `undefined` for a name this project did not make. */
export function generationOf(prefix: string, resource: Resource, name: string): string | undefined {
  const start = `${prefix}-${resource}-`;
  const generation = name.startsWith(start) ? name.slice(start.length) : '';
  return /^\d{8}t\d{9}z$/.test(generation) ? generation : undefined;
}

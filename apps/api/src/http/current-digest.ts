import { type CatalogGenerations, CatalogUnavailable } from '#libs/catalog';

/** Digest of the catalog that is published now; `undefined` when there is none, or nobody can say. */
export function currentDigest(generations: CatalogGenerations): string | undefined {
  try {
    return generations.current()?.digest;
  } catch (error) {
    if (error instanceof CatalogUnavailable) return undefined;
    throw error;
  }
}

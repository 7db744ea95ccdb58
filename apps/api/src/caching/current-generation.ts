import { type CatalogGenerations, CatalogUnavailable, type Generation } from '#libs/catalog';

/** The current generation; `undefined` when there is none, or when that cannot be known. */
export function currentGeneration(generations: CatalogGenerations): Generation | undefined {
  try {
    return generations.current();
  } catch (error) {
    if (error instanceof CatalogUnavailable) return undefined;
    throw error;
  }
}

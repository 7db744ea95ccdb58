import type { CatalogSearch, Generation } from '#libs/catalog';

/** An engine with the catalog of a source folder. */
export interface LoadedEngine {
  readonly search: CatalogSearch;
  readonly generation: Generation;
  close(): Promise<void>;
}

import type { CatalogSearch, Generation, Resource } from '#libs/catalog';
import type { FoundRecord } from './explained-record.js';

/** A catalog whose answers are explained: the engine that gives them, and all titles of a record. */
export interface ExplainedCatalog {
  readonly search: CatalogSearch;
  readonly generation: Generation;
  /** In the order of `ids`. */
  records(resource: Resource, ids: readonly string[]): Promise<FoundRecord[]>;
}

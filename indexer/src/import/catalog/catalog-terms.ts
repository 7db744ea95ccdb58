import type { RecordTypes } from '#libs/catalog-source';

/** Terms that imported games may refer to, with the labels they get when the catalog does not have them. */
export interface CatalogTerms {
  readonly categories: readonly RecordTypes['categories'][];
  readonly mechanics: readonly RecordTypes['mechanics'][];
}

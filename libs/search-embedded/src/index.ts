/**
 * The embedded engine: the catalog ports over an index in the memory of this process, loaded from a source folder.
 * It is what runs when no Elasticsearch is configured. Only composition roots import it.
 */
export { EmbeddedCatalog } from './embedded-catalog.js';

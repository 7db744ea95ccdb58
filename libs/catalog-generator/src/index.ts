/**
 * Made-up catalogs of any size out of the records of a small one: for `indexer generate`, tests and benchmarks.
 *
 * It writes source folders and nothing else. The API never imports it.
 */
export { generateCatalog } from './generate-catalog.js';
export { Random } from './random.js';

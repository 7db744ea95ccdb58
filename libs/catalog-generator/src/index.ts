/**
 * Synthetic catalogs of any size, whose titles have the statistics of real ones: for `indexer generate`, tests and
 * benchmarks.
 *
 * It writes source folders and nothing else. The API never imports it.
 */
export { generateCatalog } from './generate-catalog.js';
export { Random } from './random.js';

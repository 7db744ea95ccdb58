/** The indexer for tests and benchmarks: its command line only. */
export { runIndexer } from './run-indexer.js';

/** The indexer for tests and benchmarks: its command line, and nothing behind it. */
export { runIndexer } from './run-indexer.js';

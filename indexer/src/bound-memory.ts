import { setFlagsFromString } from 'node:v8';

/**
 * V8 lets the heap grow with the memory of the machine before it collects: loading 100,000 games then takes 600 MB,
 * of which 40 MB are live. The indexer runs next to the serving processes and promises 512 MB for a million games, so
 * it collects earlier. Reading is a third slower; loading is hardly slower, because it mostly waits for Elasticsearch.
 */
export function boundMemory(): void {
  setFlagsFromString('--memory-saver-mode');
}

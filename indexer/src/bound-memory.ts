import { setFlagsFromString } from 'node:v8';

/**
 * V8 lets the heap grow with the memory of the machine before it collects: loading 100,000 games then takes 600 MB,
 * of which 40 are alive. The indexer runs beside what serves and promises 512 MB for a million games, so it collects
 * sooner; that makes reading slower by a third, and loading, where Elasticsearch has to be waited for, hardly.
 */
export function boundMemory(): void {
  setFlagsFromString('--memory-saver-mode');
}

import type { Client } from '@elastic/elasticsearch';
import type { Report } from './report/report.js';

/** What every command that talks to Elasticsearch works with. */
export interface Context {
  readonly client: Client;
  /** Prefix of the names of all indices and aliases. */
  readonly prefix: string;
  readonly report: Report;
  /** Aborted by an interruption, or when another indexer took the lock over. */
  readonly signal: AbortSignal;
}

import type { Client } from '@elastic/elasticsearch';
import type { Report } from './report/report.js';

/** What every command that talks to Elasticsearch works with. */
export interface Context {
  readonly client: Client;
  /** What the names of all indices and aliases begin with. */
  readonly prefix: string;
  readonly report: Report;
  /** Aborted when somebody interrupts, or when another indexer took the lock over. */
  readonly signal: AbortSignal;
}

import type { UsageRow } from '#libs/accounts';
import { isCounted } from '../usage/summarize-usage.js';

type StatusCount = Pick<UsageRow, 'status' | 'count'>;

export interface RequestCounts {
  readonly requests: number;
  /** Toward the quota. */
  readonly counted: number;
  /** Responses with 4xx and 5xx. */
  readonly errors: number;
}

export function countRequests(rows: readonly StatusCount[]): RequestCounts {
  return {
    requests: sum(rows),
    counted: sum(rows.filter(isCounted)),
    errors: sum(rows.filter(({ status }) => status.startsWith('4') || status.startsWith('5'))),
  };
}

function sum(rows: readonly StatusCount[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

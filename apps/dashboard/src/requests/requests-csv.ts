import type { KeySummary } from '#libs/accounts';
import type { LoggedRequest } from '#libs/admission';
import { toCsv } from '../http/to-csv.js';

const COLUMNS = [
  ...['time', 'key_id', 'key_name', 'method', 'path', 'query', 'status', 'code', 'detail', 'counted'],
  ...['duration_ms', 'request_id'],
];

/** One row per request, with the same names in every language, for programs. */
export function requestsCsv(keys: readonly KeySummary[], requests: readonly LoggedRequest[]): string {
  const names = new Map(keys.map(({ keyId, name }) => [keyId, name]));
  return toCsv([
    COLUMNS,
    ...requests.map(({ keyId, atMs, method, path, query, status, problem, counted, ...rest }) => [
      ...[new Date(atMs).toISOString(), keyId, names.get(keyId) ?? '', method, path, query, status],
      ...[problem?.code ?? '', problem?.faults.map(({ detail }) => detail).join(' ') ?? ''],
      ...[counted ? 'yes' : 'no', rest.durationMs, rest.requestId],
    ]),
  ]);
}

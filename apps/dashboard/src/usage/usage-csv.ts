import type { KeysAndUsage } from '#libs/accounts';
import { toCsv } from '../http/to-csv.js';
import { isCounted } from './summarize-usage.js';

const COLUMNS = ['day', 'key_id', 'key_name', 'route', 'status', 'requests', 'counted'];

/** One row per day, key, route and status, with the same names in every language, for programs. */
export function usageCsv(keys: KeysAndUsage['keys'], rows: KeysAndUsage['rows']): string {
  const names = new Map(keys.map(({ keyId, name }) => [keyId, name]));
  return toCsv([
    COLUMNS,
    ...rows.map(row => {
      const { day, keyId, route, status, count } = row;
      return [day, keyId, names.get(keyId) ?? '', route, status, count, isCounted(row) ? count : 0];
    }),
  ]);
}

import { type Clock, DAY_MS, type KeyPublication } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { AuditAction } from '../database/schema.js';
import { momentAfter, momentOf } from '../moments.js';
import { publishRecords } from './publish-records.js';

/** Older data of a store is rarely older than this; what is, is found by the comparison of everything. */
const RECENT_MS = DAY_MS;

/** What takes a right away from a key or one of its secrets. */
const ENDS: readonly AuditAction[] = ['key-revoked', 'key-rotated', 'key-secret-ended', 'key-expiry-changed'];

/** Publishes the keys again that were revoked, or whose secrets or expiry changed, in the last day. @throws StoreUnavailable */
export async function publishRecentEnds(
  database: AccountsDatabase,
  publication: KeyPublication,
  clock: Clock,
): Promise<void> {
  const keys = await database
    .selectFrom('audit_events')
    .innerJoin('api_keys', 'api_keys.id', 'audit_events.key_id')
    .select('api_keys.id')
    .distinct()
    .where('at', '>', momentAfter(momentOf(clock), -RECENT_MS))
    .where('action', 'in', ENDS)
    .execute();
  await publishRecords(database, publication, { tags: [], keyIds: keys.map(({ id }) => id) });
}

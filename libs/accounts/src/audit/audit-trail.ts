import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { InvalidCursor } from '../registry-error.js';
import type { AuditAction, Moment } from '../database/schema.js';

/** One thing that was done, as the account's owner sees it. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Moment;
  readonly action: AuditAction;
  /** `null`: it is about the account as a whole. */
  readonly keyId: string | null;
  /** In English; the action says what happened in a word that can be translated. */
  readonly detail: string;
}

export interface AuditPage {
  /** The newest first. */
  readonly entries: readonly AuditEntry[];
  /** Where the next page begins; `null` on the last one. */
  readonly nextCursor: string | null;
}

export interface AuditPageRequest {
  /** Entries on a page, at least 1. */
  readonly limit?: number;
  /** From the page before; only cursors that this library made are accepted. */
  readonly cursor?: string | undefined;
}

const DEFAULT_LIMIT = 50;

/** A page of what was done to an account and its keys. @throws InvalidCursor */
export async function readAuditTrail(
  database: AccountsDatabase,
  accountId: string,
  { limit = DEFAULT_LIMIT, cursor }: AuditPageRequest = {},
): Promise<AuditPage> {
  const before = cursor === undefined ? undefined : readCursor(cursor);
  const found = await database
    .selectFrom('audit_events')
    .select(['id', 'at', 'action', 'key_id as keyId', 'detail'])
    .where('account_id', '=', accountId)
    .$if(before !== undefined, query =>
      query.where(eb => {
        const { at, id } = before ?? { at: '', id: '' };
        return eb.or([eb('at', '<', at), eb.and([eb('at', '=', at), eb('id', '<', id)])]);
      }),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  return {
    entries,
    nextCursor: found.length > limit && last !== undefined ? `${last.at}~${last.id}` : null,
  };
}

function readCursor(cursor: string): { at: Moment; id: string } {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([0-9a-f-]{36})$/.exec(cursor);
  if (match === null) throw new InvalidCursor();
  const [, at = '', id = ''] = match;
  return { at, id };
}

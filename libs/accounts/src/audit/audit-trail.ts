import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { InvalidActivityCursor } from '../registry-error.js';
import type { Origin } from './audit.js';
import type { AuditAction, Moment } from '../database/schema.js';

/** One thing that was done, as the account's owner sees it. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Moment;
  readonly action: AuditAction;
  /** `null`: it is about the account as a whole. */
  readonly keyId: string | null;
  /** The name of that key; `null` if there is none, or not any more. */
  readonly keyName: string | null;
  /** In English; the action says what happened in a word that can be translated. */
  readonly detail: string;
  /** `null`: it was not done in a browser, or longer ago than origins are kept. */
  readonly origin: Origin | null;
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
  /** `nextCursor` of the page before; only cursors that this library made are accepted. */
  readonly cursor?: string | undefined;
  /** Only these; all by default. */
  readonly actions?: readonly AuditAction[] | undefined;
}

const DEFAULT_LIMIT = 50;

/** A page of what was done to an account and its keys, the newest first. @throws InvalidActivityCursor */
export async function readAuditPage(
  database: AccountsDatabase,
  accountId: string,
  { limit = DEFAULT_LIMIT, cursor, actions }: AuditPageRequest = {},
): Promise<AuditPage> {
  const before = cursor === undefined ? undefined : readCursor(cursor);
  const found = await database
    .selectFrom('audit_events')
    .leftJoin('api_keys', 'api_keys.id', 'audit_events.key_id')
    .select([
      'audit_events.id as id',
      'at',
      'action',
      'key_id as keyId',
      'api_keys.name as keyName',
      'detail',
    ])
    .select(['network', 'browser', 'system'])
    .where('audit_events.account_id', '=', accountId)
    .$if(actions !== undefined, query => query.where('action', 'in', actions ?? []))
    .$if(before !== undefined, query =>
      query.where(eb => {
        const { at, id } = before ?? { at: '', id: '' };
        return eb.or([eb('at', '<', at), eb.and([eb('at', '=', at), eb('audit_events.id', '<', id)])]);
      }),
    )
    .orderBy('at', 'desc')
    .orderBy('audit_events.id', 'desc')
    .limit(limit + 1)
    .execute();
  const entries = found.slice(0, limit).map(({ network, browser, system, ...entry }) => ({
    ...entry,
    origin: network === null ? null : { network, browser: browser ?? '', system: system ?? '' },
  }));
  const last = entries.at(-1);
  return {
    entries,
    nextCursor: found.length > limit && last !== undefined ? `${last.at}~${last.id}` : null,
  };
}

/** All of it, the newest first. */
export async function readAuditTrail(database: AccountsDatabase, accountId: string): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await readAuditPage(database, accountId, { limit: 500, cursor });
    entries.push(...page.entries);
    cursor = page.nextCursor;
  }
  return entries;
}

function readCursor(cursor: string): { at: Moment; id: string } {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([0-9a-f-]{36})$/.exec(cursor);
  if (match === null) throw new InvalidActivityCursor();
  const [, at = '', id = ''] = match;
  return { at, id };
}

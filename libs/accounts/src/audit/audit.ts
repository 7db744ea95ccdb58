import { randomUUID } from 'node:crypto';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { AuditAction, Moment } from '../database/schema.js';

export interface AuditEvent {
  readonly accountId: string;
  /** `null`: it is about the account as a whole. */
  readonly keyId: string | null;
  readonly at: Moment;
  readonly action: AuditAction;
  readonly detail: string;
}

/** Records what was done to a key or an account, in the transaction that does it. */
export async function writeAuditEvent(database: AccountsDatabase, event: AuditEvent): Promise<void> {
  const { accountId, keyId, at, action, detail } = event;
  await database
    .insertInto('audit_events')
    .values({ id: randomUUID(), account_id: accountId, at, action, key_id: keyId, detail })
    .execute();
}

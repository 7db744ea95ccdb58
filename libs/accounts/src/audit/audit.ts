import { DAY_MS } from '#libs/admission';
import { randomUUID } from 'node:crypto';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { AuditAction, Moment } from '../database/schema.js';
import { momentAfter } from '../moments.js';

/** Where an action came from, as coarse as it is stored: no full address, no version of a browser. */
export interface Origin {
  /** The first 24 bits of an IPv4 address or 48 of an IPv6 address, such as `192.0.2.0/24`. */
  readonly network: string;
  /** Such as `Firefox`; empty if it is unknown. */
  readonly browser: string;
  /** Such as `Windows`; empty if it is unknown. */
  readonly system: string;
}

export interface AuditEvent {
  readonly accountId: string;
  /** `null`: it is about the account as a whole. */
  readonly keyId: string | null;
  readonly at: Moment;
  readonly action: AuditAction;
  readonly detail: string;
  /** `undefined`: it was not done in a browser. */
  readonly origin?: Origin | undefined;
}

/** Records what was done to a key or an account, in the transaction that does it. */
export async function writeAuditEvent(database: AccountsDatabase, event: AuditEvent): Promise<void> {
  const { accountId, keyId, at, action, detail, origin } = event;
  await database
    .insertInto('audit_events')
    .values({ id: randomUUID(), account_id: accountId, at, action, key_id: keyId, detail, ...origin })
    .execute();
}

/** How long it is kept where something was done from, and who signed in when. */
export const ORIGIN_LIFE_MS = 90 * DAY_MS;

/** Deletes sign-ins that are older than 90 days, and the origins of other events of that age. */
export async function forgetOldOrigins(database: AccountsDatabase, now: Moment): Promise<void> {
  const oldest = momentAfter(now, -ORIGIN_LIFE_MS);
  await database
    .deleteFrom('audit_events')
    .where('action', 'in', ['signed-in', 'signed-out-elsewhere'])
    .where('at', '<', oldest)
    .execute();
  await database
    .updateTable('audit_events')
    .set({ network: null, browser: null, system: null })
    .where('network', 'is not', null)
    .where('at', '<', oldest)
    .execute();
}

import type { Day, KeyState } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment } from '../database/schema.js';
import {
  fromColumns,
  type KeyRestrictions,
  RESTRICTION_COLUMNS,
  underPlan,
} from '../restrictions/key-restrictions.js';

/** A key as its owner sees it: everything but the secret, which cannot be shown again. */
export interface KeySummary {
  readonly keyId: string;
  /** The account's address, folded. */
  readonly account: string;
  readonly name: string;
  /** Name of the plan of its account. */
  readonly plan: string;
  /** The place of its account whose rate and quota it has; once it has ended, another key may have taken it. */
  readonly place: number;
  /** `expired`: it was active until its end. */
  readonly state: KeyState | 'expired';
  readonly createdAt: Moment;
  /** `null`: it does not expire. */
  readonly expiresAt: Moment | null;
  readonly revokedAt: Moment | null;
  readonly lastUsedAt: Moment | null;
  /** The day up to which its usage is recorded; `null`: not yet. */
  readonly usageReadTo: Day | null;
  /** As they hold on its plan. */
  readonly restrictions: KeyRestrictions;
  /** Until when a secret that was rotated out stays valid; `null`: there is none. */
  readonly previousExpiresAt: Moment | null;
  /** Whether the last change of it and of its account counts for requests. If not, it is being retried. */
  readonly published: boolean;
}

/** Which keys; all of them when it is empty. */
export interface KeyFilter {
  readonly keyId?: string | undefined;
  readonly accountId?: string | undefined;
  /** Folded. */
  readonly email?: string | undefined;
}

/** Keys, the oldest first. @param now what has expired by then is left out */
export async function listKeys(
  database: AccountsDatabase,
  { keyId, accountId, email }: KeyFilter,
  now: Moment,
): Promise<KeySummary[]> {
  const keys = await database
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .innerJoin('plans', 'plans.name', 'accounts.plan')
    .select(eb => [
      'api_keys.id as keyId',
      'accounts.email as account',
      'api_keys.name as name',
      'accounts.plan as plan',
      'api_keys.place as place',
      'api_keys.state as state',
      'api_keys.created_at as createdAt',
      'api_keys.expires_at as expiresAt',
      'api_keys.revoked_at as revokedAt',
      'api_keys.last_used_at as lastUsedAt',
      'api_keys.usage_read_to as usageReadTo',
      'api_keys.revision as revision',
      'api_keys.published_revision as publishedRevision',
      'accounts.revision as accountRevision',
      'accounts.published_revision as publishedAccountRevision',
      'plans.rate_per_second as ratePerSecond',
      'plans.requests_per_month as requestsPerMonth',
      ...RESTRICTION_COLUMNS,
      eb
        .selectFrom('key_secrets')
        .select(({ fn }) => fn.max('expires_at').as('latest'))
        .whereRef('key_secrets.key_id', '=', 'api_keys.id')
        .where('expires_at', '>', now)
        .where('api_keys.state', '=', 'active')
        .as('previousExpiresAt'),
    ])
    .$if(keyId !== undefined, query => query.where('api_keys.id', '=', keyId ?? ''))
    .$if(accountId !== undefined, query => query.where('api_keys.account_id', '=', accountId ?? ''))
    .$if(email !== undefined, query => query.where('accounts.email', '=', email ?? ''))
    .orderBy('api_keys.created_at')
    .orderBy('api_keys.id')
    .execute();
  return keys.map(key => ({
    keyId: key.keyId,
    account: key.account,
    name: key.name,
    plan: key.plan,
    place: key.place,
    state: key.state === 'active' && key.expiresAt !== null && key.expiresAt <= now ? 'expired' : key.state,
    createdAt: key.createdAt,
    expiresAt: key.expiresAt,
    revokedAt: key.revokedAt,
    lastUsedAt: key.lastUsedAt,
    usageReadTo: key.usageReadTo,
    restrictions: underPlan(fromColumns(key), key),
    previousExpiresAt: key.previousExpiresAt,
    published: key.publishedRevision >= key.revision && key.publishedAccountRevision >= key.accountRevision,
  }));
}

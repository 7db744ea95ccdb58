import type { KeyState } from '#libs/admission';
import type { AccountRecord } from './open-record.js';
import type { Moment } from './schema.js';

/** A key as its owner sees it: everything but the secret, which nobody can see again. */
export interface KeySummary {
  readonly keyId: string;
  readonly account: string;
  readonly name: string;
  readonly plan: string;
  readonly state: KeyState;
  readonly createdAt: Moment;
  readonly revokedAt: Moment | null;
  readonly lastUsedAt: Moment | null;
}

/** All keys, or those of one account (`email` folded), the oldest first. */
export async function listKeys(record: AccountRecord, email?: string): Promise<KeySummary[]> {
  return record
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select([
      'api_keys.id as keyId',
      'accounts.email as account',
      'api_keys.name as name',
      'api_keys.plan as plan',
      'api_keys.state as state',
      'api_keys.created_at as createdAt',
      'api_keys.revoked_at as revokedAt',
      'api_keys.last_used_at as lastUsedAt',
    ])
    .$if(email !== undefined, query => query.where('accounts.email', '=', email ?? ''))
    .orderBy('api_keys.created_at')
    .orderBy('api_keys.id')
    .execute();
}

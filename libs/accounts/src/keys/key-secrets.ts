import { fingerprintOf, type SecretUse } from '#libs/admission';
import { writeAuditEvent } from '../audit/audit.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment } from '../database/schema.js';
import { laterOf } from '../moments.js';
import { UnknownSecret } from '../registry-error.js';
import type { KeyChange } from './key-change.js';
import { reviseActiveKey } from './revise-active-key.js';

/** A secret of a key: one that works, or one that requests still have although it has ended. */
export interface KeySecret {
  /** See {@link fingerprintOf}. */
  readonly fingerprint: string;
  readonly createdAt: Moment;
  /** When it stops, or stopped, working; `null`: it is the current one, which works as long as its key. */
  readonly expiresAt: Moment | null;
  /** When any request last had it, also after its end; as far as it was recorded. */
  readonly lastUsedAt: Moment | null;
  /** The network that request came from, as in `192.0.2.0/24`; `null`: not known. */
  readonly lastNetwork: string | null;
}

/** Ended secrets of a key that are remembered, so that requests with them are told apart from unknown keys. */
const MAX_ENDED = 10;

/**
 * The secrets of a key that work at `now`, or were used after their end, the current one first.
 * @param uses by the log, which may be later than what is recorded
 */
export async function listSecrets(
  database: AccountsDatabase,
  keyId: string,
  now: Moment,
  uses: readonly SecretUse[] = [],
): Promise<KeySecret[]> {
  const secrets = await database
    .selectFrom('key_secrets')
    .select(['hash', 'created_at as createdAt', 'expires_at as expiresAt', 'last_used_at as lastUsedAt'])
    .where('key_id', '=', keyId)
    .orderBy('created_at', 'desc')
    .execute();
  const useOf = new Map(uses.map(use => [use.secret, use]));
  return secrets
    .map(({ hash, lastUsedAt, ...secret }) => {
      const fingerprint = fingerprintOf(hash);
      const use = useOf.get(fingerprint);
      const lastNetwork = use === undefined || use.network === '' ? null : use.network;
      return { fingerprint, ...secret, lastUsedAt: laterOf(lastUsedAt, use?.lastUsedAtMs), lastNetwork };
    })
    .filter(
      ({ expiresAt, lastUsedAt }) =>
        expiresAt === null || expiresAt > now || (lastUsedAt !== null && lastUsedAt > expiresAt),
    );
}

/**
 * Ends a secret that was rotated out before its time. The current secret cannot be ended alone: that is what rotating
 * and revoking do. Must run in a transaction.
 * @throws UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired, UnknownSecret
 */
export async function endSecret(
  database: AccountsDatabase,
  { keyId, fingerprint, at, ownerId, origin }: KeyChange & { readonly fingerprint: string },
): Promise<void> {
  const { id: accountId } = await reviseActiveKey(database, { keyId, ownerId, at });
  const secrets = await database
    .selectFrom('key_secrets')
    .select('hash')
    .where('key_id', '=', keyId)
    .where('expires_at', '>', at)
    .execute();
  const ended = secrets.find(({ hash }) => fingerprintOf(hash) === fingerprint);
  if (ended === undefined) throw new UnknownSecret(keyId);
  await database
    .updateTable('key_secrets')
    .set({ expires_at: at })
    .where('key_id', '=', keyId)
    .where('hash', '=', ended.hash)
    .execute();
  const detail = `secret ${fingerprint}`;
  await writeAuditEvent(database, { accountId, keyId, at, action: 'key-secret-ended', detail, origin });
}

/** Keeps of the secrets that have ended the latest few. Must run in a transaction. */
export async function forgetOldSecrets(database: AccountsDatabase, keyId: string, at: Moment): Promise<void> {
  const ended = await database
    .selectFrom('key_secrets')
    .select('hash')
    .where('key_id', '=', keyId)
    .where('expires_at', '<=', at)
    .orderBy('expires_at', 'desc')
    .offset(MAX_ENDED)
    // SQLite takes an offset only with a limit.
    .limit(10_000)
    .execute();
  const hashes = ended.map(({ hash }) => hash);
  if (hashes.length > 0) await database.deleteFrom('key_secrets').where('hash', 'in', hashes).execute();
}

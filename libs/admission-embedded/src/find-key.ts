import type { DatabaseSync } from 'node:sqlite';
import type { Month } from '#libs/admission';

/** What is published of a key and its account, as far as a request needs it. */
export interface FoundKey {
  readonly accountTag: string;
  readonly place: number;
  readonly state: string;
  readonly expiresAtMs: number | null;
  /** 1 if the secret is one of the key's, also if it has expired. */
  readonly secretFits: 0 | 1;
  readonly secretExpiresAtMs: number | null;
  /** `null`: there is no such account. */
  readonly rateLimit: number | null;
  readonly quotaLimit: number | null;
  readonly quotaUsed: number;
}

const FIND = `
  SELECT key_records.account_tag AS accountTag, key_records.place AS place, state, key_records.expires_at_ms AS expiresAtMs,
    hash IS NOT NULL AS secretFits, key_secrets.expires_at_ms AS secretExpiresAtMs,
    rate_per_second AS rateLimit, requests_per_month AS quotaLimit, coalesce(used, 0) AS quotaUsed
  FROM key_records
  LEFT JOIN key_secrets ON key_secrets.key_id = key_records.key_id AND hash = :secretHash
  LEFT JOIN account_records ON account_records.account_tag = key_records.account_tag
  LEFT JOIN place_months ON place_months.account_tag = key_records.account_tag
    AND place_months.place = key_records.place AND month = :month
  WHERE key_records.key_id = :keyId`;

export type FindKey = (by: { keyId: string; secretHash: string; month: Month }) => FoundKey | undefined;

export function prepareFindKey(database: DatabaseSync): FindKey {
  const statement = database.prepare(FIND);
  return by => statement.get(by) as FoundKey | undefined;
}

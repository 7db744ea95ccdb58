import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rate and quota move from accounts to places, one for each active key; each secret has a last use. */
export const places: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const statement of statements(new Date().toISOString())) await sql.raw(statement).execute(database);
  },
};

function statements(now: string): string[] {
  return [
    // Active keys, the oldest first, take the places of their account. That of an ended key is of no importance.
    `ALTER TABLE api_keys ADD COLUMN place integer NOT NULL DEFAULT 1`,
    `UPDATE api_keys SET place = numbered.place
     FROM (
       SELECT id, row_number() OVER (PARTITION BY account_id ORDER BY created_at, id) AS place
       FROM api_keys WHERE state = 'active' AND (expires_at IS NULL OR expires_at > '${now}')
     ) AS numbered
     WHERE numbered.id = api_keys.id`,

    `CREATE TABLE place_months (
       tag text NOT NULL,
       place integer NOT NULL,
       month text NOT NULL,
       used bigint NOT NULL,
       CONSTRAINT place_months_pk PRIMARY KEY (tag, place, month))`,
    // What the keys of an account used together goes to the place of the one that was used most.
    `INSERT INTO place_months (tag, place, month, used)
     SELECT tag, coalesce((
       SELECT place FROM accounts
       JOIN api_keys ON api_keys.account_id = accounts.id
       JOIN usage_by_day ON usage_by_day.key_id = api_keys.id AND substr(day, 1, 7) = account_months.month
       WHERE accounts.tag = account_months.tag
         AND state = 'active' AND (expires_at IS NULL OR expires_at > '${now}')
       GROUP BY api_keys.id, place ORDER BY sum(count) DESC LIMIT 1
     ), 1), month, used
     FROM account_months`,
    `DROP TABLE account_months`,

    `ALTER TABLE accounts DROP COLUMN former_plan`,

    `ALTER TABLE key_secrets ADD COLUMN last_used_at text`,
  ];
}

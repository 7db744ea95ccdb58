import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Restrictions of a key; lists are separated by spaces. Keys that exist have none. */
const COLUMNS = [
  `allowed_origins text NOT NULL DEFAULT ''`,
  `allowed_networks text NOT NULL DEFAULT ''`,
  `rate_per_second integer`,
  `requests_per_month integer`,
];

export const addRestrictions: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const column of COLUMNS)
      await sql.raw(`ALTER TABLE api_keys ADD COLUMN ${column}`).execute(database);
  },
};

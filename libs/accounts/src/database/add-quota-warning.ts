import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The percentage of the quota at which owners get the first mail. Accounts that exist keep the one all had. */
export const addQuotaWarning: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`ALTER TABLE accounts ADD COLUMN quota_warning integer NOT NULL DEFAULT 80`.execute(database);
  },
};

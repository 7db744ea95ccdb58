import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema.js';

/** The plans the service starts with; from here on they are changed in the table, not in code. */
export const firstPlans: Migration = {
  async up(database: Kysely<Schema>): Promise<void> {
    await database
      .insertInto('plans')
      .values([
        { name: 'free', rate_per_second: 10, requests_per_month: 5_000, max_active_keys: 3 },
        { name: 'plus', rate_per_second: 50, requests_per_month: 100_000, max_active_keys: 10 },
        { name: 'scale', rate_per_second: 1_000, requests_per_month: 10_000_000, max_active_keys: 50 },
      ])
      .execute();
  },
};

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Texts of new keys, encrypted, until the person who asked for them has seen them. */
export const sealedKeys: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('sealed_keys')
      .addColumn('request_id', 'text', column => column.primaryKey())
      .addColumn('key_id', 'text', column => column.notNull().references('api_keys.id'))
      .addColumn('sealed', 'text')
      .addColumn('created_at', 'text', column => column.notNull())
      .execute();
    await database.schema.createIndex('sealed_keys_by_key').on('sealed_keys').column('key_id').execute();
  },
};

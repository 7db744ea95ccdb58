import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Types are those that SQLite and PostgreSQL both know; moments are ISO 8601 text. */
export const accountsAndKeys: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('accounts')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('email', 'text', column => column.notNull().unique())
      .addColumn('created_at', 'text', column => column.notNull())
      .execute();

    await database.schema
      .createTable('plans')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('rate_per_second', 'integer', column => column.notNull())
      .addColumn('requests_per_month', 'integer', column => column.notNull())
      .addColumn('max_active_keys', 'integer', column => column.notNull())
      .execute();

    await database.schema
      .createTable('api_keys')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('account_id', 'text', column => column.notNull().references('accounts.id'))
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('plan', 'text', column => column.notNull().references('plans.name'))
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('revision', 'integer', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('revoked_at', 'text')
      .addColumn('last_used_at', 'text')
      .addColumn('usage_read_to', 'text')
      .execute();
    await database.schema.createIndex('api_keys_by_account').on('api_keys').column('account_id').execute();

    await database.schema
      .createTable('key_secrets')
      .addColumn('key_id', 'text', column => column.notNull().references('api_keys.id'))
      .addColumn('hash', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('expires_at', 'text')
      .addPrimaryKeyConstraint('key_secrets_pk', ['key_id', 'hash'])
      .execute();

    await database.schema
      .createTable('usage_by_day')
      .addColumn('key_id', 'text', column => column.notNull().references('api_keys.id'))
      .addColumn('day', 'text', column => column.notNull())
      .addColumn('route', 'text', column => column.notNull())
      .addColumn('status_class', 'text', column => column.notNull())
      .addColumn('count', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('usage_by_day_pk', ['key_id', 'day', 'route', 'status_class'])
      .execute();

    await database.schema
      .createTable('audit_events')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('account_id', 'text', column => column.notNull().references('accounts.id'))
      .addColumn('at', 'text', column => column.notNull())
      .addColumn('action', 'text', column => column.notNull())
      .addColumn('key_id', 'text', column => column.notNull())
      .addColumn('detail', 'text', column => column.notNull())
      .execute();
    await database.schema
      .createIndex('audit_events_by_account')
      .on('audit_events')
      .columns(['account_id', 'at'])
      .execute();
  },
};

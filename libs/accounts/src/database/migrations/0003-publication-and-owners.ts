import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema.js';

/** What was published and what has to be withdrawn; who signs in to an account; counts that outlive the store. */
export const publicationAndOwners: Migration = {
  async up(database: Kysely<Schema>): Promise<void> {
    const { schema } = database;
    await schema.alterTable('accounts').addColumn('user_id', 'text').execute();
    await schema.createIndex('accounts_by_user').unique().on('accounts').column('user_id').execute();

    // 0 is before the first revision: every key counts as unpublished until it is published once more.
    await schema
      .alterTable('api_keys')
      .addColumn('published_revision', 'integer', column => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('withdrawals')
      .addColumn('key_id', 'text', column => column.primaryKey())
      .addColumn('at', 'text', column => column.notNull())
      .execute();

    await schema
      .createTable('usage_by_month')
      .addColumn('key_id', 'text', column => column.notNull().references('api_keys.id'))
      .addColumn('month', 'text', column => column.notNull())
      .addColumn('used', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('usage_by_month_pk', ['key_id', 'month'])
      .execute();
    await schema
      .alterTable('usage_by_day')
      .addColumn('log_count', 'bigint', column => column.notNull().defaultTo(0))
      .execute();
    await database
      .updateTable('usage_by_day')
      .set(eb => ({ log_count: eb.ref('count') }))
      .execute();

    await auditBeyondAccounts(database);
  },
};

/**
 * The trail outlives accounts, and knows events of an account as a whole. A new table, because SQLite cannot drop
 * a constraint.
 */
async function auditBeyondAccounts(database: Kysely<Schema>): Promise<void> {
  const { schema } = database;
  await schema.dropIndex('audit_events_by_account').execute();
  await schema.alterTable('audit_events').renameTo('audit_events_before').execute();
  await schema
    .createTable('audit_events')
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('account_id', 'text', column => column.notNull())
    .addColumn('at', 'text', column => column.notNull())
    .addColumn('action', 'text', column => column.notNull())
    .addColumn('key_id', 'text')
    .addColumn('detail', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('audit_events_pk', ['account_id', 'at', 'id'])
    .execute();
  const columns = ['id', 'account_id', 'at', 'action', 'key_id', 'detail'] as const;
  const before = database.$extendTables<{ audit_events_before: Schema['audit_events'] }>();
  await database
    .insertInto('audit_events')
    .columns([...columns])
    .expression(before.selectFrom('audit_events_before').select([...columns]))
    .execute();
  await schema.dropTable('audit_events_before').execute();
}

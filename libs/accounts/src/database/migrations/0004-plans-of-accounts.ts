import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { mintAccountTag } from '#libs/admission';
import { chooseFormerPlans } from './choose-former-plans.js';

/**
 * Plans, rates and quotas move from keys to accounts, which get a tag for the limiter's store; the database gets an id;
 * keys may expire.
 */
export const plansOfAccounts: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await identify(database);
    await giveAccountsPlans(database);
    await addUpMonths(database);
    await database.schema.alterTable('api_keys').dropColumn('plan').execute();
    await database.schema.alterTable('api_keys').addColumn('expires_at', 'text').execute();
    await database.schema
      .createTable('closed_accounts')
      .addColumn('address_hash', 'text', column => column.primaryKey())
      .addColumn('tag', 'text', column => column.notNull())
      .addColumn('revision', 'integer', column => column.notNull())
      .addColumn('month', 'text', column => column.notNull())
      .execute();
  },
};

/** A store remembers this id as the source of its publication. A copy of this database has the same id. */
async function identify(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('database_identity')
    .addColumn('id', 'text', column => column.primaryKey())
    .execute();
  await sql`INSERT INTO database_identity (id) VALUES (${randomUUID()})`.execute(database);
}

async function giveAccountsPlans(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('accounts')
    .addColumn('tag', 'text', column => column.notNull().defaultTo(''))
    .execute();
  // No reference to plans: SQLite adds none to a column that is not null.
  await database.schema
    .alterTable('accounts')
    .addColumn('plan', 'text', column => column.notNull().defaultTo('free'))
    .execute();
  await database.schema.alterTable('accounts').addColumn('former_plan', 'text').execute();
  for (const column of ['revision', 'published_revision'])
    await database.schema
      .alterTable('accounts')
      .addColumn(column, 'integer', definition =>
        definition.notNull().defaultTo(column === 'revision' ? 1 : 0),
      )
      .execute();
  const tags = new Set<string>();
  for (const { accountId, plan, formerPlan } of await chooseFormerPlans(database)) {
    let tag = mintAccountTag();
    while (tags.has(tag)) tag = mintAccountTag();
    tags.add(tag);
    await sql`UPDATE accounts SET tag = ${tag}, plan = ${plan}, former_plan = ${formerPlan} WHERE id = ${accountId}`.execute(
      database,
    );
  }
  await database.schema.createIndex('accounts_by_tag').unique().on('accounts').column('tag').execute();
}

/** What the keys of an account used in a month is what the account used: the month does not start again. */
async function addUpMonths(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('account_months')
    .addColumn('tag', 'text', column => column.notNull())
    .addColumn('month', 'text', column => column.notNull())
    .addColumn('used', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('account_months_pk', ['tag', 'month'])
    .execute();
  await sql`
    INSERT INTO account_months (tag, month, used)
    SELECT accounts.tag, usage_by_month.month, SUM(usage_by_month.used)
    FROM usage_by_month
    JOIN api_keys ON api_keys.id = usage_by_month.key_id
    JOIN accounts ON accounts.id = api_keys.account_id
    GROUP BY accounts.tag, usage_by_month.month`.execute(database);
  await database.schema.dropTable('usage_by_month').execute();
}

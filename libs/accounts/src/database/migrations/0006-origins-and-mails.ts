import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Events say where they came from; accounts have a language, settings for mails, and a queue of mails. */
export const originsAndMails: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const column of ['network', 'browser', 'system'])
      await database.schema.alterTable('audit_events').addColumn(column, 'text').execute();
    await database.schema.alterTable('accounts').addColumn('language', 'text').execute();

    await database.schema
      .createTable('mail_opt_outs')
      .addColumn('account_id', 'text', column => column.notNull().references('accounts.id'))
      .addColumn('topic', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('mail_opt_outs_pk', ['account_id', 'topic'])
      .execute();

    await database.schema
      .createTable('mails')
      .addColumn('account_id', 'text', column => column.notNull().references('accounts.id'))
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('about', 'text', column => column.notNull())
      .addColumn('details', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('due_at', 'text', column => column.notNull())
      .addColumn('sent_at', 'text')
      .addPrimaryKeyConstraint('mails_pk', ['account_id', 'kind', 'about'])
      .execute();
    await database.schema.createIndex('mails_by_due').on('mails').columns(['sent_at', 'due_at']).execute();
  },
};

import { Controller, Inject, Query } from '@nestjs/common';
import { type AuditEntry, InvalidActivityCursor, readAuditPage, readAuditTrail } from '#libs/accounts';
import { ACCOUNTS, type AccountsConnection } from '../connections.js';
import { PageError } from '../http/page-error.js';
import { toCsv } from '../http/to-csv.js';
import { Download, Page } from '../http/page.decorator.js';
import { type SignedInContext, Context } from '../request-context/context.decorator.js';
import { activityPage } from './activity.page.js';
import { ACTIONS_OF, readActivityTopic } from './activity-topics.js';

/** The audit trail, shown to the person it is about. */
@Controller('activity')
export class ActivityController {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Pick<AccountsConnection, 'database'>) {}

  @Page()
  async page(
    @Context() context: SignedInContext,
    @Query('before') before: unknown,
    @Query('topic') topicText: unknown,
  ): Promise<string> {
    const cursor = typeof before === 'string' ? before : undefined;
    const topic = readActivityTopic(topicText);
    try {
      const actions = topic && ACTIONS_OF[topic];
      const page = await readAuditPage(this.accounts.database, context.person.accountId, { cursor, actions });
      return activityPage(context, { ...page, topic });
    } catch (error) {
      throw error instanceof InvalidActivityCursor ? new PageError('not-found') : error;
    }
  }

  @Download('export.json', 'board-game-catalog-activity.json')
  exportJson(@Context() { person }: SignedInContext, @Query('topic') topic: unknown): Promise<AuditEntry[]> {
    return this.entriesOf(person.accountId, topic);
  }

  @Download('export.csv', 'board-game-catalog-activity.csv')
  async exportCsv(@Context() { person }: SignedInContext, @Query('topic') topic: unknown): Promise<string> {
    const entries = await this.entriesOf(person.accountId, topic);
    return toCsv([
      ['at', 'action', 'key_id', 'key_name', 'detail', 'browser', 'system', 'network'],
      ...entries.map(({ at, action, keyId, keyName, detail, origin }) => [
        ...[at, action, keyId ?? '', keyName ?? '', detail],
        ...[origin?.browser ?? '', origin?.system ?? '', origin?.network ?? ''],
      ]),
    ]);
  }

  private async entriesOf(accountId: string, topicText: unknown): Promise<AuditEntry[]> {
    const topic = readActivityTopic(topicText);
    const entries = await readAuditTrail(this.accounts.database, accountId);
    return entries.filter(({ action }) => topic === undefined || ACTIONS_OF[topic].includes(action));
  }
}

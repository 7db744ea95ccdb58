import { Controller, Query } from '@nestjs/common';
import { type AccountRequests, UnknownKey, UsageHistory } from '#libs/accounts';
import { dayOf } from '#libs/admission';
import { Download, Page } from '../http/page.decorator.js';
import type { QueryFields } from '../http/query-fields.js';
import { type SignedInContext, Context } from '../request-context/context.decorator.js';
import { readUsagePeriod, type UsagePeriod } from './read-usage-period.js';
import { usageCsv } from './usage-csv.js';
import { usagePage } from './usage.page.js';
import { usageViewOf } from './usage-view.js';

/** What the keys of a person were used for, in a month or on some days. */
@Controller()
export class UsageController {
  constructor(private readonly history: UsageHistory) {}

  @Page('usage')
  async page(@Context() context: SignedInContext, @Query() fields: QueryFields): Promise<string> {
    const { accountId } = context.person;
    const nowMs = Date.now();
    const period = readUsagePeriod(fields, nowMs);
    const { month } = period;
    const { keys, rows } = await this.read(accountId, period);
    const key = findKey(keys, fields.key);
    const [account, months] = await Promise.all([
      month === undefined ? undefined : this.history.ofAccount(accountId, month),
      this.history.monthsOf(accountId),
    ]);
    const shown = { context, period, nowMs, keys, key, account, months, today: dayOf(nowMs) };
    return usagePage(usageViewOf(shown, rows));
  }

  @Download('usage.csv', 'board-game-catalog-usage.csv')
  async csv(@Context() context: SignedInContext, @Query() fields: QueryFields): Promise<string> {
    const { keys, rows } = await this.read(context.person.accountId, readUsagePeriod(fields, Date.now()));
    const key = findKey(keys, fields.key);
    return usageCsv(
      keys,
      rows.filter(({ keyId }) => key === undefined || keyId === key.keyId),
    );
  }

  private read(accountId: string, { from, to }: UsagePeriod): Promise<AccountRequests> {
    return this.history.requestsOf(accountId, from, to);
  }
}

/** @throws UnknownKey also for a key of another account */
function findKey(keys: AccountRequests['keys'], keyId: unknown) {
  if (typeof keyId !== 'string' || keyId === '') return undefined;
  const key = keys.find(known => known.keyId === keyId);
  if (key === undefined) throw new UnknownKey(keyId);
  return key;
}

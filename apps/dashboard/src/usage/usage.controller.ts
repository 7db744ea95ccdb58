import { Controller, Query } from '@nestjs/common';
import {
  type AccountState,
  type AccountUsage,
  type KeysAndUsage,
  type KeySummary,
  Mails,
  UsageHistory,
} from '#libs/accounts';
import { dayOf } from '#libs/admission';
import { Download, Page } from '../http/page.decorator.js';
import type { QueryFields } from '../http/query-fields.js';
import { type SignedInContext, Context } from '../request-context/context.decorator.js';
import { ownKey } from '../request-context/own-key.js';
import { readUsagePeriod, type UsagePeriod } from './read-usage-period.js';
import { usageCsv } from './usage-csv.js';
import { usagePage } from './usage.page.js';
import { usageViewOf } from './usage-view.js';

/** What the keys of a person were used for, in a month or on some days. */
@Controller()
export class UsageController {
  constructor(
    private readonly history: UsageHistory,
    private readonly mails: Mails,
  ) {}

  @Page('usage')
  async page(@Context() context: SignedInContext, @Query() fields: QueryFields): Promise<string> {
    const nowMs = Date.now();
    const period = readUsagePeriod(fields, nowMs);
    const key = keyIn(context, fields);
    const [usage, hours, mails, months] = await Promise.all([
      this.read(context.state, period),
      period.from === period.to ? this.history.hoursOf(context.state, period.to) : [],
      this.mails.settingsOf(context.person.accountId),
      this.history.monthsOf(context.state),
    ]);
    const account = 'month' in usage ? usage : undefined;
    const { keys, rows } = usage;
    const shown = { context, period, nowMs, keys, key, hours, account, mails, months, today: dayOf(nowMs) };
    return usagePage(usageViewOf(shown, rows));
  }

  @Download('usage.csv', 'board-game-catalog-usage.csv')
  async csv(@Context() context: SignedInContext, @Query() fields: QueryFields): Promise<string> {
    const key = keyIn(context, fields);
    const { keys, rows } = await this.read(context.state, readUsagePeriod(fields, Date.now()));
    return usageCsv(
      keys,
      rows.filter(({ keyId }) => key === undefined || keyId === key.keyId),
    );
  }

  /** Of a month, with what was used of its quota. */
  private read(state: AccountState, { month, from, to }: UsagePeriod): Promise<AccountUsage | KeysAndUsage> {
    return month === undefined
      ? this.history.requestsOf(state, from, to)
      : this.history.ofAccount(state, month);
  }
}

/** The key that is to be shown alone. @throws UnknownKey also for a key of another account */
function keyIn(context: SignedInContext, { key }: QueryFields): KeySummary | undefined {
  return typeof key === 'string' && key !== '' ? ownKey(context, key) : undefined;
}

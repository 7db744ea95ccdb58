import { type AccountTag, LimiterCounters, type Month, type MonthCount } from '#libs/admission';
import type { FormerLayout } from './layout/former-layout.js';
import type { RedisConnection } from './connection/redis-connection.js';
import type { RedisKeys } from './layout/redis-keys.js';

export class RedisLimiterCounters extends LimiterCounters {
  constructor(
    private readonly connection: RedisConnection,
    private readonly names: RedisKeys,
    private readonly former: FormerLayout,
  ) {
    super();
  }

  override async raiseMonths(counts: readonly MonthCount[]): Promise<void> {
    await this.connection.runEach(counts, (client, { accountTag, month, used }) =>
      client.raiseMonth(this.names.months(accountTag), month, used),
    );
  }

  override async monthUsed(accountTag: AccountTag, month: Month): Promise<number> {
    return Number(await this.connection.run(client => client.hget(this.names.months(accountTag), month)));
  }

  override async rateUsed(accountTag: AccountTag): Promise<number> {
    return (await this.connection.run(client => client.rateUsed(this.names.window(accountTag)))) as number;
  }

  override monthUsedByKeys(keyIds: readonly string[], month: Month): Promise<number> {
    return this.former.monthUsed(keyIds, month);
  }
}

import { LimiterCounters, type MonthCount } from '#libs/admission';
import type { RedisConnection } from './redis-connection.js';
import type { RedisKeys } from './redis-key.js';

export class RedisLimiterCounters extends LimiterCounters {
  constructor(
    private readonly connection: RedisConnection,
    private readonly keys: RedisKeys,
  ) {
    super();
  }

  override async raiseMonths(counts: readonly MonthCount[]): Promise<void> {
    await this.connection.runEach(counts, (client, { keyId, month, used }) =>
      client.raiseMonth(this.keys.months(keyId), month, used),
    );
  }

  override async rateUsed(keyId: string): Promise<number> {
    return (await this.connection.run(client => client.rateUsed(this.keys.window(keyId)))) as number;
  }
}

import { type AccountTag, LimiterCounters, type Month, type MonthCount, type Place } from '#libs/admission';
import type { RedisConnection } from './connection/redis-connection.js';
import { monthField, type RedisKeys } from './layout/redis-keys.js';

export class RedisLimiterCounters extends LimiterCounters {
  constructor(
    private readonly connection: RedisConnection,
    private readonly names: RedisKeys,
  ) {
    super();
  }

  override async raiseMonths(counts: readonly MonthCount[]): Promise<void> {
    await this.connection.runEach(counts, (client, { accountTag, place, month, used }) =>
      client.raiseMonth(this.names.months(accountTag), monthField(month, place), used),
    );
  }

  override async monthUsed(accountTag: AccountTag, month: Month): Promise<ReadonlyMap<number, number>> {
    const counts = await this.connection.run(client => client.hgetall(this.names.months(accountTag)));
    const ofMonth = Object.entries(counts).filter(([field]) => field.startsWith(`${month} `));
    return new Map(ofMonth.map(([field, used]) => [Number(field.slice(month.length + 1)), Number(used)]));
  }

  override async rateUsed(places: readonly Place[]): Promise<number[]> {
    return (await this.connection.runEach(places, (client, place) =>
      client.rateUsed(this.names.window(place)),
    )) as number[];
  }
}

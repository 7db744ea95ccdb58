import {
  type AddedUsage,
  type Day,
  daysBetween,
  type HourUsage,
  type RecordedStatus,
  type SecretUse,
  type UsageEntry,
  UsageLog,
} from '#libs/admission';
import type { RedisConnection } from './connection/redis-connection.js';
import type { RedisKeys } from './layout/redis-keys.js';

/** Usage in Redis: a hash per key and day, which expires when it has not been added to for long. */
export class RedisUsageLog extends UsageLog {
  constructor(
    private readonly connection: RedisConnection,
    private readonly names: RedisKeys,
  ) {
    super();
  }

  override async add(entries: readonly AddedUsage[]): Promise<void> {
    await this.connection.runEach(
      entries,
      (client, { keyId, day, hour, status, route, count, lastUsedAtMs, secret, network }) =>
        client.addUsage(
          ...[this.names.usage(keyId, day), this.names.usageByHour(keyId, day)],
          ...[this.names.lastUses(keyId), this.names.lastNetworks(keyId)],
          ...[`${status} ${route}`, count, lastUsedAtMs, `${hour} ${status}`, secret, network],
        ),
    );
  }

  override async lastUses(keyIds: readonly string[]): Promise<SecretUse[]> {
    const [times, networks] = await Promise.all([
      this.readHashes(keyIds.map(keyId => this.names.lastUses(keyId))),
      this.readHashes(keyIds.map(keyId => this.names.lastNetworks(keyId))),
    ]);
    return keyIds.flatMap((keyId, index) =>
      Object.entries(times[index] ?? {}).map(([secret, atMs]) => {
        const network = networks[index]?.[secret] ?? '';
        return { keyId, secret, lastUsedAtMs: Number(atMs), network };
      }),
    );
  }

  override async readHours(keyIds: readonly string[], day: Day): Promise<HourUsage[]> {
    const hours = await this.readHashes(keyIds.map(keyId => this.names.usageByHour(keyId, day)));
    return keyIds.flatMap((keyId, index) =>
      Object.entries(hours[index] ?? {}).map(([field, count]) => {
        const [hour, status] = splitField(field);
        return { keyId, hour: Number(hour), status: status as RecordedStatus, count: Number(count) };
      }),
    );
  }

  override async read(keyIds: readonly string[], from: Day, to: Day): Promise<UsageEntry[]> {
    const days = daysBetween(from, to);
    const wanted = keyIds.flatMap(keyId => days.map(day => ({ keyId, day })));
    const replies = await this.readHashes(wanted.map(({ keyId, day }) => this.names.usage(keyId, day)));
    return wanted.flatMap(({ keyId, day }, index) => readUsage(keyId, day, replies[index] ?? {}));
  }

  private readHashes(names: readonly string[]): Promise<Record<string, string>[]> {
    return this.connection.runEach(names, (client, name) => client.hgetall(name));
  }
}

function readUsage(keyId: string, day: Day, fields: Readonly<Record<string, string>>): UsageEntry[] {
  return Object.keys(fields)
    .filter(field => field.startsWith('count '))
    .map(field => {
      const label = field.slice('count '.length);
      const [status, route] = splitField(label);
      const lastUsedAtMs = Number(fields[`last ${label}`]);
      return {
        keyId,
        day,
        route,
        status: status as RecordedStatus,
        count: Number(fields[field]),
        lastUsedAtMs,
      };
    })
    .sort((a, b) => compare(a.route, b.route) || compare(a.status, b.status));
}

function splitField(field: string): [string, string] {
  const space = field.indexOf(' ');
  return [field.slice(0, space), field.slice(space + 1)];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

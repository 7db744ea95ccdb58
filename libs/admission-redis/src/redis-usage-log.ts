import {
  type AddedUsage,
  type Day,
  daysBetween,
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
      (client, { keyId, day, status, route, count, lastUsedAtMs, secret }) =>
        client.addUsage(
          ...[this.names.usage(keyId, day), this.names.lastUses(keyId)],
          ...[`${status} ${route}`, count, lastUsedAtMs, secret],
        ),
    );
  }

  override async lastUses(keyIds: readonly string[]): Promise<SecretUse[]> {
    const replies = await this.connection.runEach(keyIds, (client, keyId) =>
      client.hgetall(this.names.lastUses(keyId)),
    );
    return keyIds.flatMap((keyId, index) =>
      Object.entries(replies[index] ?? {}).map(([secret, atMs]) => ({
        keyId,
        secret,
        lastUsedAtMs: Number(atMs),
      })),
    );
  }

  override async read(keyIds: readonly string[], from: Day, to: Day): Promise<UsageEntry[]> {
    const days = daysBetween(from, to);
    const wanted = keyIds.flatMap(keyId => days.map(day => ({ keyId, day })));
    const replies = await this.connection.runEach(wanted, (client, { keyId, day }) =>
      client.hgetall(this.names.usage(keyId, day)),
    );
    return wanted.flatMap(({ keyId, day }, index) => readUsage(keyId, day, replies[index] ?? {}));
  }
}

function readUsage(keyId: string, day: Day, fields: Readonly<Record<string, string>>): UsageEntry[] {
  return Object.keys(fields)
    .filter(field => field.startsWith('count '))
    .map(field => {
      const label = field.slice('count '.length);
      const [status, route] = splitLabel(label);
      const lastUsedAtMs = Number(fields[`last ${label}`]);
      return { keyId, day, route, status, count: Number(fields[field]), lastUsedAtMs };
    })
    .sort((a, b) => compare(a.route, b.route) || compare(a.status, b.status));
}

function splitLabel(label: string): [RecordedStatus, string] {
  const space = label.indexOf(' ');
  return [label.slice(0, space) as RecordedStatus, label.slice(space + 1)];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

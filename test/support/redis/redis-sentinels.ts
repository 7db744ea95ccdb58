import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { until } from '../until.js';
import { RedisProcess, startRedis } from './redis-process.js';

const NAME = 'main';

/** A primary and a replica, watched by three sentinels, which require a password of their own. */
export class RedisSentinels {
  private constructor(
    readonly primary: RedisProcess,
    private readonly replica: RedisProcess,
    private readonly sentinels: readonly RedisProcess[],
  ) {}

  static async start(password: string): Promise<RedisSentinels> {
    const primary = await startRedis();
    const replica = await startRedis(
      '--replicaof',
      '127.0.0.1',
      String(primary.port),
      '--repl-diskless-sync-delay',
      '0',
    );
    const sentinels = await Promise.all([1, 2, 3].map(() => startSentinel(primary.port, password)));
    const all = new RedisSentinels(primary, replica, sentinels);
    await until(async () =>
      (await Promise.all(sentinels.map(sentinel => knowsTheOthers(sentinel, password)))).every(Boolean),
    );
    return all;
  }

  /** For `REDIS_URL`; the password of the sentinels is in another variable. */
  get url(): string {
    return `redis+sentinel://${this.sentinels.map(({ host }) => host).join(',')}/${NAME}`;
  }

  /** Waits until the replica has all data of the primary. */
  async replicate(): Promise<void> {
    const client = new Redis({ host: '127.0.0.1', port: this.primary.port });
    await client.wait(1, 5_000);
    client.disconnect();
  }

  /** Ends the replica with what it has now: it gets nothing of what is written from now on. */
  async stopReplica(): Promise<void> {
    const client = new Redis({ host: '127.0.0.1', port: this.replica.port });
    await client.save();
    client.disconnect();
    await this.replica.kill();
  }

  async startReplica(): Promise<void> {
    await this.replica.startAgain();
  }
}

/** A sentinel writes its state into its configuration file, so each one needs its own file. */
function startSentinel(primaryPort: number, password: string): Promise<RedisProcess> {
  return RedisProcess.start(async (port, folder) => {
    const file = join(folder, 'sentinel.conf');
    const lines = [
      `port ${port}`,
      'bind 127.0.0.1',
      `requirepass ${password}`,
      `sentinel sentinel-pass ${password}`,
      `sentinel monitor ${NAME} 127.0.0.1 ${primaryPort} 2`,
      `sentinel down-after-milliseconds ${NAME} 1000`,
      `sentinel failover-timeout ${NAME} 3000`,
    ];
    await writeFile(file, lines.join('\n'));
    return [file, '--sentinel'];
  });
}

async function knowsTheOthers(sentinel: RedisProcess, password: string): Promise<boolean> {
  const client = new Redis({ host: '127.0.0.1', port: sentinel.port, password });
  try {
    const [others, replicas] = await Promise.all([
      client.call('SENTINEL', 'SENTINELS', NAME),
      client.call('SENTINEL', 'REPLICAS', NAME),
    ]);
    return (others as unknown[]).length === 2 && (replicas as unknown[]).length === 1;
  } finally {
    client.disconnect();
  }
}

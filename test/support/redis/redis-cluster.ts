import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import { until } from '../until.js';
import type { RedisProcess } from './redis-process.js';
import { startRedis } from './redis-process.js';

const run = promisify(execFile);

/** Short times, so that a test can wait for a failover; in production these are minutes and seconds. */
const NODE_SETTINGS = [
  ...['--cluster-enabled', 'yes', '--cluster-config-file', 'nodes.conf', '--cluster-node-timeout', '1000'],
  // A shard that is down must not stop the others; a node that came back must become a replica at once.
  ...['--cluster-require-full-coverage', 'no', '--repl-diskless-sync-delay', '0'],
];

/** A cluster of three primaries with a replica each, on this machine. */
export class RedisCluster {
  private constructor(
    readonly nodes: readonly RedisProcess[],
    private readonly password: string | undefined,
  ) {}

  /** @param password the password that the nodes require */
  static async start(password?: string): Promise<RedisCluster> {
    const access = password === undefined ? [] : ['--requirepass', password, '--masterauth', password];
    const settings = [...NODE_SETTINGS, ...access];
    const nodes = await Promise.all(Array.from({ length: 6 }, () => startRedis(...settings)));
    const cluster = new RedisCluster(nodes, password);
    const hosts = nodes.map(({ host }) => host);
    const login = password === undefined ? [] : ['-a', password, '--no-auth-warning'];
    await run('redis-cli', [
      ...login,
      '--cluster',
      'create',
      ...hosts,
      '--cluster-replicas',
      '1',
      '--cluster-yes',
    ]);
    await until(() => cluster.isWhole());
    return cluster;
  }

  /** For `REDIS_URL`; two nodes are enough to find the others. */
  get url(): string {
    return `redis+cluster://${this.nodes
      .slice(0, 2)
      .map(({ host }) => host)
      .join(',')}`;
  }

  /** The primary that serves the slot of this key. */
  async primaryOf(key: string): Promise<RedisProcess> {
    const [first] = this.nodes as [RedisProcess];
    const { slot, slots } = await this.ask(first, async client => ({
      slot: await client.cluster('KEYSLOT', key),
      slots: await client.cluster('SLOTS'),
    }));
    const [, , primary] = slots.find(([from, to]) => from <= slot && slot <= to) ?? [];
    const port = primary?.[1];
    const node = this.nodes.find(candidate => candidate.port === port);
    if (node === undefined) throw new Error(`no node serves slot ${slot}`);
    return node;
  }

  /** Waits until the replica of a primary has all its data: replication takes a moment. */
  async replicate(node: RedisProcess): Promise<void> {
    await this.ask(node, client => client.wait(1, 5_000));
  }

  async onEveryNode<Answer>(work: (client: Redis) => Promise<Answer>): Promise<Answer[]> {
    return Promise.all(this.nodes.map(node => this.ask(node, work)));
  }

  /** Empties a shard, as if its primary had come back without its data. */
  async lose(primary: RedisProcess): Promise<void> {
    await this.ask(primary, client => client.flushall());
  }

  /** Whether every slot is served and every primary has a replica: at first replicas call themselves primaries. */
  async isWhole(): Promise<boolean> {
    const states = await Promise.all(
      this.nodes.map(node =>
        this.ask(node, async client => {
          const [role, , , link] = await client.role();
          const serves = (await client.cluster('INFO')).includes('cluster_state:ok');
          return { serves, isReplica: role === 'slave' && link === 'connected' };
        }),
      ),
    );
    return states.every(({ serves }) => serves) && states.filter(({ isReplica }) => isReplica).length === 3;
  }

  private async ask<Answer>(node: RedisProcess, work: (client: Redis) => Promise<Answer>): Promise<Answer> {
    const client = new Redis({
      host: '127.0.0.1',
      port: node.port,
      ...(this.password !== undefined && { password: this.password }),
    });
    try {
      return await work(client);
    } finally {
      client.disconnect();
    }
  }
}

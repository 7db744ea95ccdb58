import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '#libs/admission';
import { connectRedis, isConnected, type RedisClient } from './connect-redis.js';
import { slotOfTag } from '../layout/key-slot.js';
import { PROBE_TAGS, PROBE_TAGS_OF_A_SINGLE_SERVER } from '../layout/probes.js';
import { FullMemory } from './full-memory.js';
import { RedisFailure, toRedisFailure } from './redis-failure.js';
import { type RedisAccess, secretsOf } from './redis-servers.js';

export interface RedisConnectionOptions extends RedisAccess {
  /** A request waits no longer than this for its admission. */
  readonly commandTimeoutMs: number;
  /** Called for everything that goes wrong with the connection, which is then tried again. */
  readonly onFailure?: (failure: Error) => void;
}

/** For how long a failure of the connection explains why commands fail; it is tried again at least once a second. */
const EXPLAINS_MS = 3_000;

const FULL = 'Redis takes no writes, because its memory is full (maxmemory)';

const READY_POLL_MS = 5;

/** Commands to Redis. Every failure is a {@link StoreUnavailable} that contains no credentials. */
export class RedisConnection {
  private readonly client: RedisClient;
  private readonly secrets: readonly string[];
  /** Why there is no connection: the error of a command that is refused for it does not say so. */
  private lastFailure: { readonly failure: RedisFailure; readonly atMs: number } | undefined;

  private readonly memory = new FullMemory();

  /** Connections that ended, to any server. */
  private interruptions = 0;

  constructor({ commandTimeoutMs, onFailure = () => {}, ...access }: RedisConnectionOptions) {
    this.secrets = secretsOf(access);
    this.client = connectRedis(access, commandTimeoutMs);
    const tell = (failure: RedisFailure) => {
      this.lastFailure = { failure, atMs: performance.now() };
      onFailure(failure);
    };
    this.client.on('error', (error: unknown) => tell(toRedisFailure(error, this.secrets)));
    this.client.on('node error', (error: unknown, node: string) => {
      const { message, code } = toRedisFailure(error, this.secrets);
      tell(new RedisFailure(`${node}: ${message}`, code));
    });
    this.client.on('ready', () => (this.lastFailure = undefined));
    for (const event of ['close', '-node']) this.client.on(event, () => this.interruptions++);
  }

  /** Runs commands. Whatever goes wrong is a {@link StoreUnavailable}. */
  async run<Result>(commands: (client: RedisClient) => Promise<Result>): Promise<Result> {
    if (this.memory.isPausing)
      throw new StoreUnavailable(new RedisFailure(`${FULL}; it is asked again in some seconds`, 'OOM'));
    try {
      return await commands(this.client);
    } catch (error) {
      throw this.failure(error);
    }
  }

  /** What callers get to see of an error: without credentials, and with the reason as far as it is known. */
  failure(error: unknown): StoreUnavailable {
    const failure = this.explain(toRedisFailure(error, this.secrets));
    if (/\bOOM\b/.test(failure.message)) this.memory.refused();
    return new StoreUnavailable(failure);
  }

  /**
   * Runs a command for each of `items`, all at once, and returns their replies in this order. Sent one by one, not as a
   * pipeline, because on a cluster the commands of a pipeline must concern one slot.
   */
  async runEach<Item, Reply>(
    items: readonly Item[],
    command: (client: RedisClient, item: Item) => Promise<Reply>,
  ): Promise<Reply[]> {
    return this.run(client => Promise.all(items.map(item => command(client, item))));
  }

  /** Waits for the connection; false if it is not there in time. It is then still being tried. */
  async whenReady(timeoutMs: number): Promise<boolean> {
    const giveUpAtMs = performance.now() + timeoutMs;
    while (!isConnected(this.client)) {
      if (performance.now() >= giveUpAtMs) return false;
      await delay(READY_POLL_MS);
    }
    return true;
  }

  /**
   * Changes when what was written last may be gone: a server that was restarted, or a replica that became the primary,
   * may come back with older data.
   */
  get epoch(): string {
    const { client } = this;
    const nodes = 'slots' in client ? client.nodes('master') : [];
    const primaries = nodes.map(({ options: { host, port } }) => `${host}:${port}`);
    return [this.interruptions, ...primaries.sort()].join(' ');
  }

  get isCluster(): boolean {
    return this.client.isCluster;
  }

  /** The probes that belong to these servers. */
  get probeTags(): readonly string[] {
    return this.isCluster ? PROBE_TAGS : PROBE_TAGS_OF_A_SINGLE_SERVER;
  }

  /** One probe for each server of a cluster, and one for slots that no server serves. */
  get probeTagsOfServers(): readonly string[] {
    const { client } = this;
    if (!('slots' in client)) return this.probeTags;
    const byServer = new Map(this.probeTags.map(tag => [client.slots[slotOfTag(tag)]?.[0] ?? 'none', tag]));
    return [...byServer.values()];
  }

  close(): void {
    this.client.disconnect();
  }

  private explain(failure: RedisFailure): RedisFailure {
    if (this.lastFailure === undefined) return failure;
    const { failure: last, atMs } = this.lastFailure;
    if (performance.now() - atMs > EXPLAINS_MS || last.message === failure.message) return failure;
    return new RedisFailure(`${failure.message} (${last.message})`, failure.code ?? last.code);
  }
}

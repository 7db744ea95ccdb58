import { StoreAwayError } from '#libs/admission';
import { type ChainableCommander, Redis } from 'ioredis';
import { ADMIT_LUA } from './admit.lua.js';
import {
  ADD_USAGE_LUA,
  ADJUST_QUOTA_LUA,
  PUBLISH_LUA,
  RAISE_MONTH_LUA,
  RATE_USED_LUA,
} from './record.lua.js';

export interface RedisConnectionOptions {
  readonly url: string;
  /** A request waits no longer than this for its admission. */
  readonly commandTimeoutMs?: number;
  /** Told about everything that goes wrong with the connection, which is then tried again. */
  readonly onProblem?: (problem: Error) => void;
}

/** ioredis sends each by its digest (EVALSHA) and the text (EVAL) only to a server that does not know it. */
const scripts = {
  admitRequest: { lua: ADMIT_LUA, numberOfKeys: 3 },
  adjustQuota: { lua: ADJUST_QUOTA_LUA, numberOfKeys: 1 },
  publishKey: { lua: PUBLISH_LUA, numberOfKeys: 1 },
  raiseMonth: { lua: RAISE_MONTH_LUA, numberOfKeys: 1 },
  rateUsed: { lua: RATE_USED_LUA, numberOfKeys: 1 },
  addUsage: { lua: ADD_USAGE_LUA, numberOfKeys: 1 },
};

type ScriptName = keyof typeof scripts;
type Argument = string | number;
type ScriptCaller<Target> = (this: Target, ...keysAndArguments: Argument[]) => Target;
type ScriptClient = Redis & Record<ScriptName, (...keysAndArguments: Argument[]) => Promise<unknown>>;
type ScriptPipeline = ChainableCommander & Record<ScriptName, ScriptCaller<ChainableCommander>>;

/**
 * One connection to Redis that fails fast and comes back by itself. While it is away, commands are refused at
 * once: waiting in a queue would hold up requests, and sending them later would count what was never answered.
 */
export class RedisConnection {
  private readonly client: ScriptClient;

  constructor({ url, commandTimeoutMs = 500, onProblem = () => {} }: RedisConnectionOptions) {
    this.client = new Redis(url, {
      scripts,
      commandTimeout: commandTimeoutMs,
      connectTimeout: 2_000,
      // A server that hangs without closing: drop the connection, so that commands fail at once from then on.
      socketTimeout: 2 * commandTimeoutMs,
      // After a lost connection ioredis waits this long for an end that already came, and the process with it.
      disconnectTimeout: 100,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: attempts => Math.min(50 * 2 ** Math.min(attempts, 5), 1_000),
      // After a failover the old primary is a replica: connect anew to find the new one.
      reconnectOnError: error => error.message.startsWith('READONLY'),
    }) as ScriptClient;
    this.client.on('error', onProblem);
  }

  /** Runs commands. Whatever goes wrong is a {@link StoreAwayError}. */
  async run<Result>(commands: (client: ScriptClient) => Promise<Result>): Promise<Result> {
    try {
      return await commands(this.client);
    } catch (error) {
      throw new StoreAwayError(error);
    }
  }

  /** Sends many commands at once; the first that failed is thrown as a {@link StoreAwayError}. */
  async runAll(queue: (pipeline: ScriptPipeline) => void): Promise<unknown[]> {
    return this.run(async client => {
      const pipeline = client.pipeline() as ScriptPipeline;
      queue(pipeline);
      const replies = (await pipeline.exec()) ?? [];
      return replies.map(([error, reply]) => {
        if (error !== null) throw error;
        return reply;
      });
    });
  }

  /** Waits for the connection; false if it is not there in time. It is then still being tried. */
  async whenReady(timeoutMs: number): Promise<boolean> {
    if (this.client.status === 'ready') return true;
    return new Promise(resolve => {
      const settle = (ready: boolean) => {
        clearTimeout(timer);
        this.client.off('ready', onReady);
        resolve(ready);
      };
      const onReady = () => settle(true);
      const timer = setTimeout(() => settle(false), timeoutMs);
      this.client.once('ready', onReady);
    });
  }

  close(): void {
    this.client.disconnect();
  }
}

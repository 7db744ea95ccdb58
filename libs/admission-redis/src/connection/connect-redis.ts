import { Cluster, Redis } from 'ioredis';
import { joinWrites } from './join-writes.js';
import type { RedisAccess, RedisTls } from './redis-servers.js';
import { type ScriptCalls, scripts } from '../scripts/redis-scripts.js';

/** One client, whatever servers there are: what is used of it, all of them have. */
export type RedisClient = (Redis | Cluster) & ScriptCalls;

/** Longest pause before a lost connection is tried again. */
const MAX_PAUSE_MS = 1_000;

/**
 * A client that fails fast and comes back by itself. While a server is unavailable, commands to it are refused at once:
 * waiting in a queue would hold up requests, and sending them later would count what was never answered.
 */
export function connectRedis(access: RedisAccess, commandTimeoutMs: number): RedisClient {
  const { servers } = access;
  const options = optionsOf(access, commandTimeoutMs);
  if (servers.kind === 'cluster')
    return connectedToEveryNode(
      new Cluster([...servers.nodes], {
        scripts,
        enableOfflineQueue: false,
        clusterRetryStrategy: pauseMs,
        // A cluster that lacks a shard calls itself down, although its other shards still answer.
        enableReadyCheck: false,
        // While a slot has no primary, refuse what concerns it; with pauses every call would wait for its time limit.
        retryDelayOnFailover: 0,
        retryDelayOnClusterDown: 0,
        redisOptions: options,
      }),
    ) as RedisClient;
  const one = { ...options, scripts, enableOfflineQueue: false, retryStrategy: pauseMs };
  if (servers.kind === 'single')
    return joinWrites(new Redis({ ...one, ...servers.node, db: servers.database })) as RedisClient;
  const { sentinels, name, username, password } = servers;
  const primary = new Redis({
    ...one,
    sentinels: [...sentinels],
    name,
    sentinelRetryStrategy: pauseMs,
    // Without it, the client would wait forever for a sentinel that hangs.
    sentinelCommandTimeout: commandTimeoutMs,
    ...(username !== undefined && { sentinelUsername: username }),
    ...(password !== undefined && { sentinelPassword: password }),
    // Sentinels usually speak TLS where their servers do.
    ...(access.tls && { sentinelTLS: tlsOf(access.tls), enableTLSForSentinelMode: true }),
  });
  return joinWrites(primary) as RedisClient;
}

/**
 * By itself the client connects to a node with the first command for it, and refuses commands while it connects. With
 * connections made beforehand no request fails for this reason, also not after a replica became a primary.
 */
function connectedToEveryNode(cluster: Cluster): Cluster {
  // Failures are reported by the event "node error".
  return cluster.on(
    '+node',
    (node: Redis) =>
      void joinWrites(node)
        .connect()
        .catch(() => {}),
  );
}

/** Whether commands can be sent to every server that requests go to. */
export function isConnected(client: RedisClient): boolean {
  if (client.status !== 'ready') return false;
  return !(client instanceof Cluster) || client.nodes('master').every(node => node.status === 'ready');
}

function optionsOf({ username, password, tls }: RedisAccess, commandTimeoutMs: number) {
  return {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(tls && { tls: tlsOf(tls) }),
    commandTimeout: commandTimeoutMs,
    connectTimeout: 2_000,
    // A server that hangs without closing: drop the connection, so that commands fail at once from then on.
    socketTimeout: 2 * commandTimeoutMs,
    // After a lost connection the client waits this long for an end that already came, which delays the process too.
    disconnectTimeout: 100,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    // A server before 7.2 does not know the command, and its user would have to be allowed it.
    disableClientInfo: true,
    // After a failover the old primary is a replica: connect again to find the new one.
    reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
  };
}

function tlsOf({ ca, client }: RedisTls) {
  return { ...(ca !== undefined && { ca }), ...client };
}

function pauseMs(attempts: number): number {
  return Math.min(50 * 2 ** Math.min(attempts, 5), MAX_PAUSE_MS);
}

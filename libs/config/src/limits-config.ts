import type { EnvironmentReader } from './environment-reader.js';

const MB = 1_024 * 1_024;

/** What one process takes on at most, whatever its clients do. The defaults fit a machine of two cores and 1 GB. */
export interface LimitsConfig {
  readonly maxConnections: number;
  /** From one IPv4 address or IPv6 /64 network; proxies in `TRUSTED_PROXIES` have no such limit. */
  readonly maxConnectionsPerAddress: number;
  /** Requests worked on at the same time; more are answered 503. */
  readonly maxConcurrentRequests: number;
  /** Delay of the event loop from which requests are answered 503; 0 does not look at it. */
  readonly maxEventLoopDelayMs: number;
  /** Bytes of answers that may wait for clients to read them, all together. */
  readonly maxUnsentBytes: number;
  /**
   * How long a client may receive nothing of an answer that waits for it. The kernel reports progress in steps of up to
   * a third of its buffer, so the progress of a slow client is seen with a delay.
   */
  readonly writeStallMs: number;
  /** Bytes of answers that the API keeps, compressed forms included; 0 keeps none. */
  readonly answerCacheBytes: number;
}

export function loadLimitsConfig(read: EnvironmentReader): LimitsConfig {
  return {
    maxConnections: read.integer('MAX_CONNECTIONS'),
    maxConnectionsPerAddress: read.integer('MAX_CONNECTIONS_PER_ADDRESS'),
    maxConcurrentRequests: read.integer('MAX_CONCURRENT_REQUESTS'),
    maxEventLoopDelayMs: read.integer('MAX_EVENT_LOOP_DELAY_MS'),
    maxUnsentBytes: read.integer('MAX_UNSENT_MB') * MB,
    writeStallMs: read.integer('WRITE_STALL_SECONDS') * 1_000,
    answerCacheBytes: read.integer('ANSWER_CACHE_MB') * MB,
  };
}

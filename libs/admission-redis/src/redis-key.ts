import type { Day } from '#libs/admission';

/**
 * Every Redis key of this project. The braces are a hash tag: all keys of one API key live in one slot, so the
 * admission script also runs on Redis Cluster.
 */
export class RedisKeys {
  /** @param prefix sets this service apart from others on the same Redis */
  constructor(private readonly prefix = 'bgc') {}

  /** Hash: `state`, `rate`, `quota`, `plan`, `revision`, and per secret `secret:<hash>` → expiry in ms or ''. */
  record(keyId: string): string {
    return `${this.prefix}:{${keyId}}:record`;
  }

  /** List: times of the admissions in the window, in µs, the newest first. */
  window(keyId: string): string {
    return `${this.prefix}:{${keyId}}:window`;
  }

  /** Hash: quota units used, by month `YYYY-MM`. */
  months(keyId: string): string {
    return `${this.prefix}:{${keyId}}:months`;
  }

  /** Hash: `count <statusClass> <route>` and `last <statusClass> <route>` (ms since the epoch). */
  usage(keyId: string, day: Day): string {
    return `${this.prefix}:{${keyId}}:usage:${day}`;
  }

  /** Set: ids of all published keys. */
  published(): string {
    return `${this.prefix}:published`;
  }
}

import { type AccountTag, type Day, type Month, type Place, tagOfKeyId } from '#libs/admission';

/** The form of everything below. What was published in another form counts as lost, and is published again. */
export const LAYOUT = '3';

/**
 * Every Redis key of this project. The braces are a hash tag: what has the same one lives in one slot of a cluster, and
 * a script may touch it together.
 */
export class RedisKeys {
  /** @param prefix sets this service apart from others on the same Redis */
  constructor(private readonly prefix = 'bgc') {}

  /**
   * Hash: `state`, `place`, `expires` (ms or ''), `revision`, `rate` and `quota` (its own, or ''), `origins` and
   * `networks` (prefixes, separated by commas), and per secret `secret:<hash>` → expiry in ms or ''. With its account, so
   * that a request needs one slot.
   */
  key(keyId: string): string {
    return this.of(tagOfKeyId(keyId), `key:${keyId}`);
  }

  /** Hash: `rate`, `quota`, `plan`, `revision`. */
  account(accountTag: AccountTag): string {
    return this.of(accountTag, 'account');
  }

  /** List: times of the admissions of a place in the window, in µs, the newest first. */
  window({ accountTag, place }: Place): string {
    return `${this.windows(accountTag)}${place}`;
  }

  /** What the names of all windows of an account begin with; the number of the place follows. */
  windows(accountTag: AccountTag): string {
    return this.of(accountTag, 'window:');
  }

  /** Hash: quota units used, by month and place: see {@link monthField}. */
  months(accountTag: AccountTag): string {
    return this.of(accountTag, 'months');
  }

  /** Hash: `count <status> <route>` and `last <status> <route>` (ms since the epoch). */
  usage(keyId: string, day: Day): string {
    return this.of(keyId, `usage:${day}`);
  }

  /** Hash: requests by hour and status, as in `13 200`. */
  usageByHour(keyId: string, day: Day): string {
    return this.of(keyId, `hours:${day}`);
  }

  /** Hash: when a request last had each secret of a key (ms since the epoch), by fingerprint. */
  lastUses(keyId: string): string {
    return this.of(keyId, 'last-uses');
  }

  /** Hash: where that request came from, by fingerprint; see `coarseNetworkOf`. */
  lastNetworks(keyId: string): string {
    return this.of(keyId, 'last-networks');
  }

  /**
   * List: requests, the newest first, each its time (ms since the epoch), a space and the rest as JSON. In the slot of
   * {@link key}.
   */
  requests(keyId: string): string {
    return this.of(tagOfKeyId(keyId), `requests:${keyId}`);
  }

  /** Hash: `database`, the id of the database this is a copy of, and `complete`: {@link LAYOUT} once it is all there. */
  state(): string {
    return this.of('publication', 'state');
  }

  /** Set: ids of all published keys, because hashes cannot be listed. */
  keyIndex(): string {
    return this.of('publication', 'key-ids');
  }

  /** Set: tags of all published accounts. */
  accountIndex(): string {
    return this.of('publication', 'accounts');
  }

  private of(tag: string, what: string): string {
    return `${this.prefix}:{${tag}}:${what}`;
  }
}

/** The field of {@link RedisKeys.months} for a place, as in `2026-11 1`. */
export function monthField(month: Month, place: number): string {
  return `${month} ${place}`;
}

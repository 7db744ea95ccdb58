import { type AccountTag, type Day, tagOfKeyId } from '#libs/admission';

/**
 * Every Redis key of this project. The braces are a hash tag: what has the same one lives in one slot of a cluster, and
 * a script may touch it together.
 */
export class RedisKeys {
  /** @param prefix sets this service apart from others on the same Redis */
  constructor(private readonly prefix = 'bgc') {}

  /**
   * Hash: `state`, `expires` (ms or ''), `revision`, and per secret `secret:<hash>` → expiry in ms or ''. With its
   * account, so that a request needs one slot.
   */
  key(accountTag: AccountTag, keyId: string): string {
    return this.of(accountTag, `key:${keyId}`);
  }

  /**
   * Where a request looks for a key first: the place that follows from its id. For a key that is older than account
   * tags there is a hash with the one field `moved`, the tag to look under.
   */
  keyByItsId(keyId: string): string {
    return this.key(tagOfKeyId(keyId), keyId);
  }

  /** Hash: `rate`, `quota`, `plan`, `revision`. */
  account(accountTag: AccountTag): string {
    return this.of(accountTag, 'account');
  }

  /** List: times of the admissions in the window, in µs, the newest first. */
  window(accountTag: AccountTag): string {
    return this.of(accountTag, 'window');
  }

  /** Hash: quota units used, by month `YYYY-MM`. */
  months(accountTag: AccountTag): string {
    return this.of(accountTag, 'months');
  }

  /** Hash: `count <status> <route>` and `last <status> <route>` (ms since the epoch). */
  usage(keyId: string, day: Day): string {
    return this.of(keyId, `usage:${day}`);
  }

  /**
   * List: requests, the newest first, each its time (ms since the epoch), a space and the rest as JSON. Where
   * {@link keyByItsId} is.
   */
  requests(keyId: string): string {
    return this.of(tagOfKeyId(keyId), `requests:${keyId}`);
  }

  /** Hash: `database`, the id of the database this is a copy of, and `complete`. */
  state(): string {
    return this.of('publication', 'state');
  }

  /** Hash: tags of accounts by ids of all published keys, because hashes cannot be listed. */
  keyIndex(): string {
    return this.of('publication', 'keys');
  }

  /** Set: tags of all published accounts. */
  accountIndex(): string {
    return this.of('publication', 'accounts');
  }

  private of(tag: string, what: string): string {
    return `${this.prefix}:{${tag}}:${what}`;
  }
}

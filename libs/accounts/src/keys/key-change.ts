import type { Moment } from '../database/schema.js';

/** A change of one key. */
export interface KeyChange {
  readonly keyId: string;
  readonly at: Moment;
  /** Whether the account's owner requests it; owners are limited in how often. */
  readonly byOwner: boolean;
}

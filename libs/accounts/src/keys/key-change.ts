import type { Origin } from '../audit/audit.js';
import type { Moment } from '../database/schema.js';

/** Who makes a change: an account's owner is limited in how often, an operator is not. */
export interface Actor {
  readonly byOwner: boolean;
  /** Where the owner makes it from. */
  readonly origin?: Origin | undefined;
}

/** A change of one key. */
export interface KeyChange extends Actor {
  readonly keyId: string;
  readonly at: Moment;
}

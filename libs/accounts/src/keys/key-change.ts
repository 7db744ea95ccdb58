import type { Origin } from '../audit/audit.js';
import type { Moment } from '../database/schema.js';

/** Who makes a change: an operator, or the owner of an account, who changes keys of that account alone, and not too often. */
export interface Actor {
  /** The account whose owner makes it; `undefined`: an operator. */
  readonly ownerId?: string | undefined;
  /** Where the owner makes it from. */
  readonly origin?: Origin | undefined;
}

/** A change of one key. */
export interface KeyChange extends Actor {
  readonly keyId: string;
  readonly at: Moment;
}

import type { Origin } from '../audit/audit.js';
import type { Moment } from '../database/schema.js';

/** Who asks: an account's owner is limited in how often, an operator is not. */
export interface Asker {
  readonly byOwner: boolean;
  /** Where the owner asks from. */
  readonly origin?: Origin | undefined;
}

/** A change of one key. */
export interface KeyChange extends Asker {
  readonly keyId: string;
  readonly at: Moment;
}

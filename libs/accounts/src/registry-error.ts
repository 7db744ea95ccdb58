import type { Moment } from './database/schema.js';

/** What this library refuses to do, distinguished by `code`. Messages may be shown to the user who made the request. */
export abstract class RegistryError extends Error {
  abstract readonly code: string;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

export class InvalidEmail extends RegistryError {
  readonly code = 'invalid_email';

  constructor(email: string) {
    super(`${JSON.stringify(email)} is not an email address`);
  }
}

export class InvalidName extends RegistryError {
  readonly code = 'invalid_name';

  constructor() {
    super('a key needs a name of 1 to 100 characters, without control characters');
  }
}

export class InvalidOverlap extends RegistryError {
  readonly code = 'invalid_overlap';

  constructor(maxSeconds: number) {
    super(`the overlap must be a whole number of seconds from 0 to ${maxSeconds}`);
  }
}

export class InvalidExpiry extends RegistryError {
  readonly code = 'invalid_expiry';

  constructor(maxDays: number) {
    super(`the expiry date of a key must be in the future, at most ${maxDays} days from now`);
  }
}

export class InvalidPlan extends RegistryError {
  readonly code = 'invalid_plan';
}

export class UnknownPlan extends RegistryError {
  readonly code = 'unknown_plan';

  constructor(plan: string, known: readonly string[]) {
    super(`there is no plan ${JSON.stringify(plan)}; there are ${known.join(', ')}`);
  }
}

export class UnknownKey extends RegistryError {
  readonly code = 'unknown_key';

  constructor(keyId: string) {
    super(`there is no key with the id ${JSON.stringify(keyId)}`);
  }
}

export class UnknownSecret extends RegistryError {
  readonly code = 'unknown_secret';

  constructor(keyId: string) {
    super(`the key ${keyId} has no such previous secret`);
  }
}

export class UnknownAccount extends RegistryError {
  readonly code = 'unknown_account';

  constructor() {
    super('there is no such account');
  }
}

export class KeyAlreadyRevoked extends RegistryError {
  readonly code = 'key_already_revoked';

  constructor(keyId: string) {
    super(`the key ${keyId} was revoked; create a new one`);
  }
}

export class KeyAlreadyExpired extends RegistryError {
  readonly code = 'key_already_expired';

  constructor(keyId: string) {
    super(`the key ${keyId} has expired; create a new one`);
  }
}

export class TooManyKeyChanges extends RegistryError {
  readonly code = 'too_many_key_changes';

  constructor(
    maxPerDay: number,
    /** When another one is possible. */
    readonly retryAt: Moment,
  ) {
    super(
      `an account may do this ${maxPerDay} times in 24 hours; the next time is possible from ${retryAt} on`,
    );
  }
}

export class PlanAlreadyRequested extends RegistryError {
  readonly code = 'plan_already_requested';

  constructor() {
    super('a larger plan was requested less than a day ago');
  }
}

export class KeyLimitReached extends RegistryError {
  readonly code = 'key_limit_reached';

  constructor(plan: string, maxActiveKeys: number) {
    super(`an account may hold ${maxActiveKeys} active keys on the plan ${plan}; revoke one first`);
  }
}

export class InvalidMonth extends RegistryError {
  readonly code = 'invalid_month';

  constructor() {
    super('a month must be written as YYYY-MM');
  }
}

export class InvalidActivityCursor extends RegistryError {
  readonly code = 'invalid_cursor';

  constructor() {
    super('the cursor is not valid; start again without a cursor');
  }
}

export class UnsupportedDatabase extends RegistryError {
  readonly code = 'unsupported_database';

  constructor() {
    super('the accounts database must be sqlite:<path> or postgres://user@host/database');
  }
}

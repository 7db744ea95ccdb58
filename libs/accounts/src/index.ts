/**
 * The record of accounts: who holds which keys on which plan, what they were used for, and what was done to
 * them. SQL through Kysely, with nothing in the queries that only one database understands. The limiter never reads it:
 * what the limiter needs is published from here.
 *
 * Composition roots that manage keys may import this (the `keys` command, the dashboard, the embedded start of the API).
 */
export { issueDemoKey } from './issue-demo-key.js';
export {
  type CreatedKey,
  KeyRegistry,
  type KeyRegistryOptions,
  type RevokedKey,
  type RotatedKey,
} from './key-registry.js';
export type { KeySummary } from './list-keys.js';
export { type AccountRecord, openRecord } from './open-record.js';
export {
  InvalidEmail,
  InvalidName,
  InvalidOverlap,
  KeyAlreadyRevoked,
  KeyLimitReached,
  RegistryError,
  UnknownKey,
  UnknownPlan,
  UnsupportedDatabase,
} from './registry-error.js';
export { type KeyUsage, UsageHistory, type UsageOfDay } from './usage-history.js';

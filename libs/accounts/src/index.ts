/**
 * The record of accounts: who holds which keys, on which plan, what they were used for, and what was done to
 * them. SQL through Kysely, with nothing in the queries that only one database understands. The limiter never reads it:
 * what the limiter needs is published from here.
 *
 * Composition roots that manage keys may import this (the `keys` command, the dashboard, the embedded start of the API).
 */
export type { Account } from './account.js';
export type { AccountKeys } from './account-keys.js';
export type { AccountUsage, KeyMonth } from './account-usage.js';
export { Accounts, type AccountsOptions, type DeletedAccount } from './accounts.js';
export type { AuditEntry, AuditPage, AuditPageRequest } from './audit-trail.js';
export { type AccountServices, type AccountServicesOptions, composeAccounts } from './compose-accounts.js';
export type { KeyOwner } from './create-key.js';
export { DatabaseAway } from './database-away.js';
export type { AccountExport } from './export-account.js';
export { foldEmail } from './fold-email.js';
export type { AccountSummary } from './plans/list-accounts.js';
export { type AssignedPlan, type ChangedPlan, Plans } from './plans/plans.js';
export { issueDemoKey } from './issue-demo-key.js';
export {
  type CreatedKey,
  KeyRegistry,
  type KeyRegistryOptions,
  type NewKey,
  type RevokedKey,
  type RotatedKey,
} from './key-registry.js';
export type { KeySummary } from './list-keys.js';
export { migrateBeside } from './migrate-beside.js';
export { type AccountRecord, type DatabaseKind, databaseKindOf, openRecord } from './open-record.js';
export type { UsageRow } from './read-usage.js';
export {
  ForeignPublication,
  PublicationRefused,
  PublicationWouldShrink,
} from './publication/publication-refused.js';
export type { Published } from './publication/publisher.js';
export { Reconciler, type ReconcilerOptions, type ReconcilerStatus } from './publication/reconciler.js';
export {
  InvalidCursor,
  InvalidEmail,
  InvalidExpiry,
  InvalidMonth,
  InvalidName,
  InvalidOverlap,
  InvalidPlan,
  KeyAlreadyExpired,
  KeyAlreadyRevoked,
  KeyLimitReached,
  PlanAlreadyRequested,
  RegistryError,
  TooManyKeyChanges,
  UnknownAccount,
  UnknownKey,
  UnknownPlan,
  UnsupportedDatabase,
} from './registry-error.js';
export type {
  ReconciledEngine,
  RestorationOptions,
  RestorationResult,
} from './publication/restore-publication.js';
export type { AuditAction, Moment } from './schema.js';
export { type KeyUsage, UsageHistory, type UsageOfDay } from './usage-history.js';

/**
 * The accounts database: who has which keys, on which plan, what they were used for, and what was done to
 * them. SQL through Kysely, with queries that every supported database understands. The limiter never reads it:
 * what the limiter needs is published from here.
 *
 * Composition roots that manage keys may import this (the `keys` command, the dashboard, the embedded start of the API).
 */
export type { Account } from './accounts/account.js';
export { type AccountKeys, OwnKeys } from './registry/account-keys.js';
export {
  type AccountQuota,
  type AccountUsage,
  type KeyMonth,
  type KeyQuota,
  mostUsedOf,
} from './usage/account-usage.js';
export { Accounts } from './accounts/accounts.js';
export { type DeletedAccount, PersonalData, type PersonalDataOptions } from './registry/personal-data.js';
export type { Origin } from './audit/audit.js';
export { type AuditEntry, type AuditPage, type AuditPageRequest, AuditTrail } from './audit/audit-trail.js';
export { type AccountServices, type AccountServicesOptions, composeAccounts } from './compose-accounts.js';
export type { KeyOwner } from './keys/create-key.js';
export { DatabaseUnavailable } from './database/database-unavailable.js';
export { NewerDatabase } from './database/newer-database.js';
export type { AccountExport } from './registry/export-account.js';
export { foldEmail } from './accounts/fold-email.js';
export type { AccountSummary } from './plans/list-accounts.js';
export { type AssignedPlan, type ChangedPlan, Plans } from './registry/plans.js';
export type { OpenPlanRequest } from './plans/request-plan.js';
export type { MailDetails, MailToQueue, QueuedMail } from './mails/mail-queue.js';
export { MAIL_TOPICS, type MailSettings, mailTopicOf } from './mails/mail-settings.js';
export { Mails } from './mails/mails.js';
export { issueDemoKey } from './registry/issue-demo-key.js';
export {
  type CreatedKey,
  KeyRegistry,
  type KeyRegistryOptions,
  type NewKey,
  type RevokedKey,
  type RotatedKey,
} from './registry/key-registry.js';
export type { KeySecret } from './keys/key-secrets.js';
export type { KeyDelivery, SealedKey } from './keys/sealed-keys.js';
export type { KeySummary } from './keys/list-keys.js';
export { migrateUnderLock } from './database/migrate-under-lock.js';
export {
  type AccountsDatabase,
  type DatabaseKind,
  databaseKindOf,
  openAccountsDatabase,
} from './database/open-accounts-database.js';
export type { KeyMonthRow } from './usage/read-key-months.js';
export type { UsageRow } from './usage/read-usage.js';
export {
  ForeignPublication,
  PublicationRefused,
  PublicationWouldShrink,
} from './publication/publication-refused.js';
export type { Published } from './publication/publisher.js';
export { Reconciler, type ReconcilerOptions, type ReconcilerStatus } from './publication/reconciler.js';
export {
  InvalidActivityCursor,
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
  UnknownSecret,
  UnsupportedDatabase,
} from './registry-error.js';
export type {
  ReconciledEngine,
  RestorationOptions,
  RestorationResult,
} from './publication/restore-publication.js';
export type { AuditAction, MailKind, MailTopic, Moment } from './database/schema.js';
export { type AccountRequests, type KeyUsage, UsageHistory, type UsageOfDay } from './usage/usage-history.js';

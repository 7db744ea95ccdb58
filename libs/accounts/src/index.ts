/**
 * The accounts database: who has which keys, on which plan, what they were used for, and what was done to
 * them. SQL through Kysely, with queries that every supported database understands. The limiter never reads it:
 * what the limiter needs is published from here.
 *
 * Composition roots that manage keys may import this (the `keys` command, the dashboard, the embedded start of the API).
 */
export type { Account } from './accounts/account.js';
export { AccountKeys, OwnKeys } from './registry/account-keys.js';
export { DiskReserve } from './database/disk-reserve.js';
export {
  type AccountQuota,
  type AccountUsage,
  type KeyQuota,
  mostUsedOf,
  quotaOf,
} from './usage/account-usage.js';
export { Accounts } from './accounts/accounts.js';
export { PersonalData } from './registry/personal-data.js';
export { type Origin, ORIGIN_LIFE_MS } from './audit/audit.js';
export {
  type AuditEntry,
  type AuditPage,
  type AuditPageRequest,
  readAuditPage,
  readAuditTrail,
} from './audit/audit-trail.js';
export { type AccountServices, composeAccounts } from './compose-accounts.js';
export { DatabaseUnavailable } from './database/database-unavailable.js';
export { NewerDatabase } from './database/newer-database.js';
export type { AccountExport } from './registry/export-account.js';
export { foldEmail } from './accounts/fold-email.js';
export type { AccountSummary } from './plans/list-accounts.js';
export { Plans } from './registry/plans.js';
export type { OpenPlanRequest } from './plans/request-plan.js';
export type { MailDetails, MailToQueue, QueuedMail } from './mails/mail-queue.js';
export { MAIL_TOPICS, type MailSettings, mailTopicOf, QUOTA_WARNINGS } from './mails/mail-settings.js';
export { Mails } from './mails/mails.js';
export { issueDemoKey } from './registry/issue-demo-key.js';
export { type CreatedKey, KeyRegistry } from './registry/key-registry.js';
export { isRestricted, type KeyRestrictions, NO_RESTRICTIONS } from './restrictions/key-restrictions.js';
export { InvalidRestrictions, type RestrictionFault } from './restrictions/invalid-restrictions.js';
export type { KeySecret } from './keys/key-secrets.js';
export type { KeyDelivery } from './keys/sealed-keys.js';
export type { KeySummary } from './keys/list-keys.js';
export { backUpAccounts } from './database/back-up-accounts.js';
export { migrateUnderLock } from './database/migrate-under-lock.js';
export {
  type AccountsDatabase,
  appliedMigrations,
  databaseKindOf,
  openAccountsDatabase,
} from './database/open-accounts-database.js';
export type { KeyMonthRow } from './usage/read-key-months.js';
export type { UsageRow } from './usage/merge-usage.js';
export type { AccountState } from './usage/read-account-state.js';
export type { KeysAndUsage } from './usage/read-usage-now.js';
export {
  ForeignPublication,
  PublicationRefused,
  PublicationWouldShrink,
} from './publication/publication-refused.js';
export type { Published } from './publication/publish-change.js';
export { Reconciler } from './publication/reconciler.js';
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
} from './registry-error.js';
export type { AuditAction, MailKind, MailTopic } from './database/schema.js';
export { type KeyUsage, UsageHistory } from './usage/usage-history.js';

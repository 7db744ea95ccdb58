import { type Clock, SystemClock } from '#libs/admission';
import { Accounts } from './accounts/accounts.js';
import { OwnKeys } from './registry/account-keys.js';
import { KeyRegistry } from './registry/key-registry.js';
import { PersonalData } from './registry/personal-data.js';
import type { DiskReserve } from './database/disk-reserve.js';
import type { AccountsDatabase } from './database/open-accounts-database.js';
import { Mails } from './mails/mails.js';
import { Plans } from './registry/plans.js';
import { Reconciler, type ReconcilerOptions } from './publication/reconciler.js';
import type { ReconciledEngine } from './publication/restore-publication.js';
import { UsageHistory } from './usage/usage-history.js';

/** Everything this library does, on one database and one engine. None of them calls another. */
export interface AccountServices {
  readonly accounts: Accounts;
  readonly registry: KeyRegistry;
  readonly ownKeys: OwnKeys;
  readonly personalData: PersonalData;
  readonly plans: Plans;
  readonly history: UsageHistory;
  readonly mails: Mails;
  /** Not started. */
  readonly reconciler: Reconciler;
}

export interface AccountServicesOptions extends Omit<ReconcilerOptions, 'database' | 'engine' | 'clock'> {
  readonly clock?: Clock;
  /** Pauses between attempts to publish a change, while the caller waits. */
  readonly retryPausesMs?: readonly number[];
  /** For revocations on a full disk; without, they fail there like all other changes. */
  readonly reserve?: DiskReserve;
}

/**
 * @param engine an `AdmissionEngine`; the code that opened it and the database closes them, after stopping the
 *   reconciler
 */
export function composeAccounts(
  database: AccountsDatabase,
  engine: ReconciledEngine,
  { clock = new SystemClock(), retryPausesMs, reserve, ...reconciling }: AccountServicesOptions = {},
): AccountServices {
  const stores = { database, engine, clock, retryPausesMs, reserve };
  return {
    registry: new KeyRegistry(stores),
    ownKeys: new OwnKeys(stores),
    plans: new Plans(stores),
    personalData: new PersonalData(stores),
    history: new UsageHistory(database, engine, clock),
    mails: new Mails(database, clock),
    accounts: new Accounts(database, clock),
    reconciler: new Reconciler({ database, engine, clock, ...reconciling }),
  };
}

import { type Clock, SystemClock } from '#libs/admission';
import { Accounts } from './accounts.js';
import { KeyRegistry } from './key-registry.js';
import type { AccountRecord } from './open-record.js';
import { Plans } from './plans/plans.js';
import { Publisher } from './publication/publisher.js';
import { Reconciler, type ReconcilerOptions } from './publication/reconciler.js';
import type { ReconciledEngine } from './publication/restore-publication.js';
import { UsageHistory } from './usage-history.js';

/** Everything this library does, on one record and one engine. */
export interface AccountServices {
  readonly accounts: Accounts;
  readonly registry: KeyRegistry;
  readonly plans: Plans;
  readonly history: UsageHistory;
  /** Not started. */
  readonly reconciler: Reconciler;
}

export interface AccountServicesOptions extends Omit<ReconcilerOptions, 'record' | 'engine' | 'clock'> {
  readonly clock?: Clock;
  /** Pauses between attempts to publish a change, while whoever made it waits. */
  readonly retryPausesMs?: readonly number[];
}

/** @param engine an `AdmissionEngine`; whoever opened it and the record closes them, after stopping the reconciler */
export function composeAccounts(
  record: AccountRecord,
  engine: ReconciledEngine,
  { clock = new SystemClock(), retryPausesMs, ...reconciling }: AccountServicesOptions = {},
): AccountServices {
  const publishing = { record, engine, clock, ...(retryPausesMs && { retryPausesMs }) };
  const publisher = new Publisher(publishing);
  const registry = new KeyRegistry(publishing);
  const history = new UsageHistory(record, engine, clock);
  return {
    registry,
    history,
    plans: new Plans(record, publisher, clock),
    accounts: new Accounts({ record, publisher, registry, history, clock }),
    reconciler: new Reconciler({ record, engine, clock, ...reconciling }),
  };
}

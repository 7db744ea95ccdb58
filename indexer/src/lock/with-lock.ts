import type { Context } from '../context.js';
import { isDiskFull } from '../elastic/client-errors.js';
import { startHeartbeat } from './heartbeat.js';
import { isDead, thisProcess } from './holder.js';
import { AnotherIndexer, LockLost } from './lock-failures.js';
import { LockStore, type LockState } from './lock-store.js';

const REMOVAL_TIMEOUT_MS = 5_000;

/** What work under the lock is given. */
export interface LockedContext extends Context {
  /** Makes sure that the lock is still held; to be called right before a change that readers see. */
  confirmLock(): Promise<void>;
}

export interface LockOptions {
  /** For work that only deletes indices and moves aliases, which Elasticsearch still accepts when its disk is full. */
  readonly evenOnFullDisk?: boolean;
}

/**
 * Runs `work` as the only indexer of this prefix.
 * @throws AnotherIndexer when another indexer holds the lock
 */
export async function withLock<T>(
  context: Context,
  command: string,
  work: (locked: LockedContext) => Promise<T>,
  { evenOnFullDisk = false }: LockOptions = {},
): Promise<T> {
  const store = new LockStore(context.client, context.prefix);
  let state: LockState;
  try {
    state = await acquire(store, command);
  } catch (failure) {
    if (evenOnFullDisk && isDiskFull(failure)) return withoutLock(context, store, work);
    throw failure;
  }
  const lost = new AbortController();

  const renew = async (options?: { readonly signal: AbortSignal }): Promise<void> => {
    const renewed = await store.write(
      { ...state.holder, heartbeat: new Date().toISOString() },
      state,
      options,
    );
    if (renewed === undefined) {
      lost.abort(new LockLost());
      throw lost.signal.reason;
    }
    state = renewed;
  };
  const heartbeat = startHeartbeat(renew);
  try {
    return await work({
      ...context,
      signal: AbortSignal.any([context.signal, lost.signal]),
      confirmLock: heartbeat.renewNow,
    });
  } catch (failure) {
    // An aborted request throws an error of its own; the real reason is that the lock was lost.
    lost.signal.throwIfAborted();
    throw failure;
  } finally {
    await heartbeat.stop();
    // A lock that cannot be removed now is recognized as dead as soon as this process has ended.
    await store.remove(state, { signal: AbortSignal.timeout(REMOVAL_TIMEOUT_MS) }).catch(() => {});
  }
}

/**
 * Runs `work` without the lock, which cannot be written: no other indexer can take it either, so that it is enough that
 * none has it. Each step of the work is safe for itself: aliases move together or not at all, and only from where they are.
 */
async function withoutLock<T>(
  context: Context,
  store: LockStore,
  work: (locked: LockedContext) => Promise<T>,
): Promise<T> {
  context.report.tell(
    'unlocked',
    "Elasticsearch's disk is too full to write the lock; continuing without it, as no other indexer is running",
  );
  return work({ ...context, confirmLock: () => refuseAnother(store) });
}

/** @throws AnotherIndexer */
async function refuseAnother(store: LockStore): Promise<void> {
  const present = await store.read();
  if (present !== undefined && !isDead(present.holder, new Date())) throw new AnotherIndexer(present.holder);
}

async function acquire(store: LockStore, command: string): Promise<LockState> {
  await store.prepare();
  const present = await store.read();
  const now = new Date();
  if (present !== undefined && !isDead(present.holder, now)) throw new AnotherIndexer(present.holder);
  const acquired = await store.write(thisProcess(command, now), present);
  if (acquired !== undefined) return acquired;
  const winner = await store.read();
  if (winner === undefined) return acquire(store, command);
  throw new AnotherIndexer(winner.holder);
}

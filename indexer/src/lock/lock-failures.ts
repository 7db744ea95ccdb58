import { EXIT } from '../failure/exit-codes.js';
import { IndexerFailure } from '../failure/indexer-failure.js';
import { STALE_AFTER_MS, type Holder } from './holder.js';

export class AnotherIndexer extends IndexerFailure {
  readonly code = 'another_indexer';
  readonly exitCode = EXIT.locked;

  constructor(private readonly holder: Holder) {
    super(
      `another indexer is running: "${holder.command}" by process ${holder.pid} on ${holder.host} since ${holder.since}, ` +
        `last heartbeat at ${holder.heartbeat}. Wait until it ends; if it crashed, its lock expires after ${STALE_AFTER_MS / 1_000} s.`,
    );
  }

  override get details(): object {
    const { command, host, pid, since, heartbeat } = this.holder;
    return { holder: { command, host, pid, since, heartbeat } };
  }
}

/** This process was stopped or disconnected for so long that another one took the lock over. */
export class LockLost extends IndexerFailure {
  readonly code = 'lock_lost';
  readonly exitCode = EXIT.locked;

  constructor() {
    super(
      'another indexer took the lock, because this one did not renew it in time; this one changes nothing more',
    );
  }
}

import { EXIT } from './exit-codes.js';
import { IndexerFailure } from './indexer-failure.js';

export class Interrupted extends IndexerFailure {
  readonly code = 'interrupted';
  readonly exitCode;

  constructor(signal: NodeJS.Signals) {
    super(`interrupted by ${signal}`);
    this.exitCode = signal === 'SIGINT' ? EXIT.interrupted : EXIT.terminated;
  }
}

/** Both npm and the terminal may send a signal for one Ctrl-C: a second signal within this time is the same one. */
const SAME_INTERRUPTION_MS = 500;

/**
 * Runs `work` with a signal that Ctrl-C and SIGTERM abort, so that it can clean up. A second interruption ends the
 * process at once.
 * @param onEndedAtOnce called before that, to report what is not cleaned up
 */
export async function interruptible<T>(
  work: (signal: AbortSignal) => Promise<T>,
  onEndedAtOnce: () => void = () => {},
): Promise<T> {
  const interruption = new AbortController();
  let interruptedAt = 0;
  const interrupt = (name: NodeJS.Signals): void => {
    const reason = new Interrupted(name);
    if (!interruption.signal.aborted) interruptedAt = Date.now();
    else if (Date.now() - interruptedAt > SAME_INTERRUPTION_MS) {
      onEndedAtOnce();
      process.exit(reason.exitCode);
    }
    interruption.abort(reason);
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  try {
    return await work(interruption.signal);
  } catch (failure) {
    // An aborted request throws an error of its own; the real reason is the interruption.
    interruption.signal.throwIfAborted();
    throw failure;
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

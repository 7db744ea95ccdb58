import { say } from '../support/say.mjs';
import { UserError } from '../support/user-error.mjs';
import { startServices, stopServices } from './lifecycle.mjs';

/**
 * Starts the services that are not given, runs `work` with them, and ends those that it started, after an interruption
 * as well.
 * @param also optional services that are needed
 * @param work takes the addresses of the services, as environment variables, and the signal of an interruption
 * @returns what `work` resolves with
 */
export async function withServices({ also = [] }, work) {
  const interrupted = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'])
    process.on(name, () => interrupted.abort(new UserError('interrupted')));
  const { signal } = interrupted;
  const { urls, started } = await startServices({ signal, also });
  try {
    return await work({ urls, signal });
  } finally {
    if (started.length > 0) {
      say('ending the services that were started for this');
      await stopServices(started);
    }
  }
}

import { type Config, loadConfig } from '#libs/config';
import { ownFolders } from '../../e2e/support/own-folders.js';
import { freePort } from '../../support/free-port.js';

/** Processes with a data folder of their own, a small catalog and free ports: each must know its address before it listens. */
export async function browserConfig(): Promise<Config> {
  return loadConfig({
    ...(await ownFolders()),
    LOG_LEVEL: 'silent',
    // Tests share a process with the service and block its event loop.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    PORT: String(await freePort()),
    DASHBOARD_PORT: String(await freePort()),
  });
}

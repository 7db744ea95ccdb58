import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, loadConfig } from '#libs/config';
import { writeSource } from '#libs/testing';
import { FIXTURE } from '../../e2e/support/fixture-catalog.js';
import { freePort } from '../../support/free-port.js';

/** Processes with a data folder of their own, a small catalog and free ports: each must know its address before it listens. */
export async function browserConfig(): Promise<Config> {
  return loadConfig({
    DATA_DIR: await mkdtemp(join(tmpdir(), 'browser-')),
    CATALOG_SOURCE: await writeSource(FIXTURE),
    LOG_LEVEL: 'silent',
    // Tests share a process with the service and block its event loop.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    PORT: String(await freePort()),
    DASHBOARD_PORT: String(await freePort()),
  });
}

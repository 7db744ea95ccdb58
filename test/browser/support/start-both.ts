import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '#libs/config';
import { writeSource } from '#libs/testing';
import { createApp } from '../../../apps/api/src/index.js';
import { Outbox } from '../../../apps/dashboard/src/mail/outbox.js';
import { buildDashboard } from '../../support/build-dashboard.js';
import { FIXTURE } from '../../e2e/support/fixture-catalog.js';
import getPort from 'get-port';

export interface Both {
  readonly apiUrl: string;
  readonly dashboardUrl: string;
  /** Where both keep their data. */
  readonly dataDir: string;
  close(): Promise<void>;
}

/** The API and the dashboard as `npm start` runs them, on one data folder, with a small catalog. */
export async function startBoth(): Promise<Both> {
  // Each must know the other's address before it listens.
  const [apiPort, dashboardPort] = [
    await getPort({ host: '127.0.0.1' }),
    await getPort({ host: '127.0.0.1' }),
  ];
  const dataDir = await mkdtemp(join(tmpdir(), 'browser-'));
  const config = loadConfig({
    DATA_DIR: dataDir,
    CATALOG_SOURCE: await writeSource(FIXTURE),
    LOG_LEVEL: 'silent',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    PORT: String(apiPort),
    DASHBOARD_PORT: String(dashboardPort),
  });
  const outbox = new Outbox(() => {});
  const api = await createApp(config);
  const dashboard = await buildDashboard(config, { mail: { mailer: outbox, outbox } });
  await Promise.all([api.listen(), dashboard.listen()]);
  return {
    apiUrl: `${config.http.publicUrl}/api/v1`,
    dashboardUrl: config.dashboard.publicUrl,
    dataDir,
    close: async () => {
      await dashboard.close();
      await api.close();
    },
  };
}

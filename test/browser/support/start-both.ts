import type { Browser } from 'playwright-core';
import { createApp } from '../../../apps/api/src/index.js';
import { Outbox } from '../../../apps/dashboard/src/mail/outbox.js';
import { buildDashboard } from '../../support/build-dashboard.js';
import { browserConfig } from './browser-config.js';
import { openBrowser } from './open-browser.js';

export interface Both {
  readonly browser: Browser;
  readonly apiUrl: string;
  readonly dashboardUrl: string;
  readonly dataDir: string;
  close(): Promise<void>;
}

/** The API and the dashboard as `npm start` runs them, on one data folder, with a small catalog; and a browser. */
export async function startBoth(): Promise<Both> {
  const config = await browserConfig();
  const outbox = new Outbox(() => {});
  const api = await createApp(config);
  const dashboard = await buildDashboard(config, { mail: { mailer: outbox, outbox } });
  await Promise.all([api.listen(), dashboard.listen()]);
  const browser = await openBrowser();
  return {
    browser,
    apiUrl: `${config.http.publicUrl}/api/v1`,
    dashboardUrl: config.dashboard.publicUrl,
    dataDir: config.dataDir,
    close: async () => {
      await browser.close();
      await dashboard.close();
      await api.close();
    },
  };
}

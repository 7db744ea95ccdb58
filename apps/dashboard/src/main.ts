import { loadConfig } from '#libs/config';
import { shutDownOnSignals } from '#libs/service';
import { createDashboard } from './app.js';
import { banner } from './banner.js';
import { explainFailure } from './explain-failure.js';

/** The process: reads the environment, builds the dashboard, listens; ends on a signal. */
try {
  const config = loadConfig(process.env);
  const dashboard = await createDashboard(config);
  shutDownOnSignals(dashboard, fail);
  await dashboard.listen();
  process.stdout.write(banner(config, dashboard.hasOutbox));
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  console.error(explainFailure(error));
  process.exit(1);
}

import { loadConfig } from '#libs/config';
import { endOnSignals } from '#libs/service';
import { createDashboard } from './app.js';
import { banner } from './banner.js';
import { explainFailure } from './explain-failure.js';

/** The process: read the environment, build, listen; end when told to. */
try {
  const config = loadConfig(process.env);
  const dashboard = await createDashboard(config);
  endOnSignals(dashboard, fail);
  await dashboard.listen();
  process.stdout.write(banner(config, dashboard.hasOutbox));
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  console.error(explainFailure(error));
  process.exit(1);
}

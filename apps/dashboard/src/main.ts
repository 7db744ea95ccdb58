import { loadConfig } from '#libs/config';
import { readOptions, shutDownOnSignals } from '#libs/service';
import { createDashboard } from './app.js';
import { explainFailure } from './explain-failure.js';

const USAGE = `Usage: node dist/apps/dashboard/src/main.js

Serves the developer dashboard. It is configured by its environment alone: README.md lists the variables, and
"npm run config" prints what is in force.`;

/** The process: reads the environment, builds the dashboard, listens; ends on a signal. */
try {
  readOptions(USAGE, {});
  const config = loadConfig(process.env);
  const dashboard = await createDashboard(config);
  shutDownOnSignals(dashboard, fail);
  await dashboard.listen();
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  console.error(explainFailure(error));
  process.exit(1);
}

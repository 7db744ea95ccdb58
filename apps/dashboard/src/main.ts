import { demandNode } from '#libs/node-version';

demandNode();
const { loadConfig } = await import('#libs/config');
const { readOptions, shutDownOnSignals } = await import('#libs/service');
const { startTracing } = await import('#libs/tracing');
const { createDashboard } = await import('./app.js');
const { explainFailure } = await import('./explain-failure.js');

const USAGE = `Usage: node dist/apps/dashboard/src/main.js

Serves the developer dashboard. It is configured by its environment alone: docs/configuration.md lists the
variables, and "npm run config" prints what is in force.`;

/** The process: reads the environment, builds the dashboard, listens; ends on a signal. */
try {
  readOptions(USAGE, {});
  const config = loadConfig(process.env);
  await startTracing('dashboard', config.traces);
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

import { demandNode } from '#libs/node-version';

demandNode();
const { loadConfig } = await import('#libs/config');
const { readOptions, shutDownOnSignals } = await import('#libs/service');
const { startTracing } = await import('#libs/tracing');
const { createApp } = await import('./app.js');
const { banner } = await import('./banner.js');
const { explainFailure } = await import('./explain-failure.js');

const USAGE = `Usage: node dist/apps/api/src/main.js

Serves the API. It is configured by its environment alone: docs/configuration.md lists the variables, and
"npm run config" prints what is in force.`;

/** The process: reads the environment, builds the API, listens; ends on a signal. */
try {
  readOptions(USAGE, {});
  const config = loadConfig(process.env);
  await startTracing('api', config.traces);
  const app = await createApp(config);
  shutDownOnSignals(app, fail);
  await app.listen();
  if (app.demoKey !== undefined) process.stdout.write(banner(config.http.publicUrl, app.demoKey));
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  console.error(explainFailure(error));
  process.exit(1);
}

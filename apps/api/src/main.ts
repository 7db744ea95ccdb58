import { demandNode } from '#libs/node-version';

demandNode();
const { loadConfig } = await import('#libs/config');
const { readOptions, shutDownOnSignals } = await import('#libs/service');
const { startTracing } = await import('#libs/tracing');
const { createApp } = await import('./app.js');
const { explainFailure } = await import('./explain-failure.js');

const USAGE = `Usage: node dist/apps/api/src/main.js [--show-demo-key]

Serves the API. It is configured by its environment alone: docs/configuration.md lists the variables, and
"npm run config" prints what is in force. The demo key of an embedded service is printed on a terminal, or with --show-demo-key.`;

/** The process: reads the environment, builds the API, listens; ends on a signal. */
try {
  const { 'show-demo-key': isKeyShown } = readOptions(USAGE, {
    'show-demo-key': { type: 'boolean', default: false },
  });
  const config = loadConfig(process.env);
  await startTracing('api', config.traces);
  const app = await createApp(config);
  shutDownOnSignals(app, fail);
  await app.listen();
  app.greet(isKeyShown || process.stdout.isTTY);
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  console.error(explainFailure(error));
  process.exit(1);
}

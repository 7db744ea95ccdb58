import { loadConfig } from '#libs/config';
import { shutDownOnSignals } from '#libs/service';
import { createApp } from './app.js';
import { banner } from './banner.js';
import { explainFailure } from './explain-failure.js';

/** The process: reads the environment, builds the API, listens; ends on a signal. */
try {
  const config = loadConfig(process.env);
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

import { loadConfig } from '#libs/config';
import { createApp } from './app.js';
import { banner } from './banner.js';
import { explainFailure } from './explain-failure.js';

/** The process: read the environment, build, listen; close on the first SIGTERM or SIGINT, end on the second. */
try {
  const config = loadConfig(process.env);
  const app = await createApp(config);
  await app.listen();
  if (app.demoKey !== undefined) process.stdout.write(banner(config.http.publicUrl, app.demoKey));
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      if (app.isClosing) process.exit(1);
      app.close().then(() => process.exit(0), fail);
    });
  }
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  console.error(explainFailure(error));
  process.exit(1);
}

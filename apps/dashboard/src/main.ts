import { loadConfig } from '#libs/config';
import { createDashboard } from './app.js';
import { banner } from './banner.js';
import { explainFailure } from './explain-failure.js';

/** The process: read the environment, build, listen; close on the first SIGTERM or SIGINT, end on the second. */
try {
  const config = loadConfig(process.env);
  const dashboard = await createDashboard(config);
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      if (dashboard.isClosing) process.exit(1);
      dashboard.close().then(() => process.exit(0), fail);
    });
  }
  await dashboard.listen();
  process.stdout.write(banner(config, dashboard.hasOutbox));
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  console.error(explainFailure(error));
  process.exit(1);
}

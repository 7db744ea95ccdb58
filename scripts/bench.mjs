// npm run bench: provisions real engines unless they are given, measures, and writes docs/benchmarks.md.
import { prepareEntry } from './bootstrap/entry.mjs';
import { inProject, projectNode } from './support/paths.mjs';
import { run } from './support/run.mjs';
import { runCommand, say } from './support/say.mjs';

await runCommand(async () => {
  await prepareEntry('apps/api/src/main');
  const { startServices, stopServices } = await import('./services/lifecycle.mjs');
  const { urls, started } = await startServices({});
  try {
    await run(projectNode, ['--disable-warning=ExperimentalWarning', inProject('bench/main.mjs')], {
      env: { ...process.env, ...urls, DATABASE_URL: '' },
    });
  } finally {
    if (started.length > 0) {
      say('ending the services this benchmark started');
      await stopServices(started);
    }
  }
});

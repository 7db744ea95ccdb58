// npm run bench:search [-- suggestions]: measures the search, or type-ahead alone, and rewrites docs/search-quality.md. It
// takes a quarter of an hour, more on a busy machine.
import { ensureBuilt } from './bootstrap/build.mjs';
import { NODE_FLAGS } from './bootstrap/entry.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { projectNode } from './support/paths.mjs';
import { projectEnvironment, run } from './support/run.mjs';
import { runCommand } from './support/run-command.mjs';

const FLAGS = [
  // Memory is measured after a collection, so that garbage is not counted.
  '--expose-gc',
  '--max-old-space-size=4096',
  '--experimental-transform-types',
  '--import=./bench/search/resolve-sources.mjs',
];

await runCommand(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // Imported once its packages are installed.
  const { withServices } = await import('./services/with-services.mjs');
  process.exitCode = await withServices({ also: ['postgres'] }, ({ urls, signal }) =>
    run(projectNode, [...NODE_FLAGS, ...FLAGS, 'bench/search/main.ts', ...process.argv.slice(2)], {
      env: projectEnvironment(urls),
      signal,
    }),
  );
});

// npm run bench:search [-- suggestions]: measures the search, or type-ahead alone, and rewrites docs/search-quality.md. It
// takes a quarter of an hour, more on a busy machine.
import { NODE_FLAGS } from './bootstrap/entry.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { projectNode } from './support/paths.mjs';
import { readArguments } from './support/read-arguments.mjs';
import { projectEnvironment, run } from './support/run.mjs';
import { runCommand } from './support/run-command.mjs';

const FLAGS = [
  // Memory is measured after a collection, so that garbage is not counted.
  '--expose-gc',
  '--max-old-space-size=4096',
  '--experimental-transform-types',
  // Libraries for tests are not part of a build.
  '--conditions=source',
  '--import=./bench/search/resolve-sources.mjs',
];

const USAGE = `Usage: npm run bench:search [-- suggestions]

Measures the search, or type-ahead alone, and writes docs/search-quality.md with its picture.`;

await runCommand(async () => {
  const given = readArguments(USAGE, { atMost: 1 });
  await ensureInstalled();
  // Imported once its packages are installed.
  const { withServices } = await import('./services/with-services.mjs');
  process.exitCode = await withServices({ also: ['postgres'] }, ({ urls, signal }) =>
    run(projectNode, [...NODE_FLAGS, ...FLAGS, 'bench/search/main.ts', ...given], {
      env: projectEnvironment(urls),
      signal,
    }),
  );
  const { drawCharts } = await import('../bench/charts/charts.mjs');
  if (process.exitCode === 0) drawCharts();
});

// npm run bench [-- event-loop|answer-times]: provisions real engines unless they are given, measures, and writes
// docs/benchmarks.md, docs/event-loop.md or docs/answer-times.md.
import { prepareEntry } from './bootstrap/entry.mjs';
import { inProject, projectNode } from './support/paths.mjs';
import { run } from './support/run.mjs';
import { runCommand } from './support/run-command.mjs';
import { UserError } from './support/user-error.mjs';

const BENCHMARKS = {
  all: 'bench/main.mjs',
  'event-loop': 'bench/event-loop/main.mjs',
  'answer-times': 'bench/answer-times/main.mjs',
};

await runCommand(async () => {
  const benchmark = BENCHMARKS[process.argv[2] ?? 'all'];
  if (!benchmark) throw new UserError(`usage: npm run bench [-- ${Object.keys(BENCHMARKS).join('|')}]`);
  await prepareEntry('apps/api/src/main');
  // Imported once its packages are installed.
  const { withServices } = await import('./services/with-services.mjs');
  process.exitCode = await withServices({}, ({ urls, signal }) =>
    run(projectNode, ['--disable-warning=ExperimentalWarning', inProject(benchmark)], {
      env: { ...process.env, ...urls, DATABASE_URL: '' },
      signal,
    }),
  );
});

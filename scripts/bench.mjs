// npm run bench [-- event-loop|answer-times|memory]: provisions real engines unless they are given, measures, and writes
// docs/benchmarks.md, docs/event-loop.md, docs/answer-times.md or docs/memory.md.
import { prepareEntry } from './bootstrap/entry.mjs';
import { inProject, projectNode } from './support/paths.mjs';
import { readArguments } from './support/read-arguments.mjs';
import { run } from './support/run.mjs';
import { runCommand } from './support/run-command.mjs';
import { UsageError } from './support/user-error.mjs';

const BENCHMARKS = {
  all: 'bench/main.mjs',
  'event-loop': 'bench/event-loop/main.mjs',
  'answer-times': 'bench/answer-times/main.mjs',
  memory: 'bench/memory.mjs',
};

const USAGE = `Usage: npm run bench [-- ${Object.keys(BENCHMARKS).join('|')}]

Measures on real engines, and writes docs/benchmarks.md, docs/event-loop.md, docs/answer-times.md or docs/memory.md.`;

await runCommand(async () => {
  const [name = 'all'] = readArguments(USAGE, { atMost: 1 });
  const benchmark = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
  if (!benchmark) throw new UsageError(`there is no benchmark "${name}"\n${USAGE}`);
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

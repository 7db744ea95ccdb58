import { demandNode } from '#libs/node-version';

demandNode();
const { boundMemory } = await import('./bound-memory.js');
const { EXIT } = await import('./failure/exit-codes.js');
const { runIndexer } = await import('./run-indexer.js');

boundMemory();
// A reader that stops early, such as `head`, is not a failure.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
  process.exit(code === 'EPIPE' ? EXIT.done : EXIT.failed),
);
const { env: environment, stdout, stderr } = process;
process.exitCode = await runIndexer(process.argv.slice(2), { environment, stdout, stderr });

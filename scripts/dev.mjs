// npm run dev: the API, built again and restarted whenever a file under apps or libs changes.
import { prepareEntry } from './bootstrap/entry.mjs';
import { inProject } from './support/paths.mjs';
import { runCommand, say } from './support/say.mjs';
import { supervise } from './support/supervise.mjs';

await runCommand(async () => {
  const { command, args } = await prepareEntry('apps/api/src/main');
  say('watching (Ctrl-C stops)');
  process.exitCode = await supervise([
    // swc rather than `nest start --watch`, which does not see changes in libs.
    {
      command,
      args: [
        inProject('node_modules', '@swc', 'cli', 'bin', 'swc.js'),
        ...['apps', 'libs', 'indexer/src'],
        ...['--out-dir', 'dist', '--watch', '--copy-files', '--quiet', '--ignore', '**/*.spec.ts'],
      ],
    },
    { command, args: ['--watch', '--watch-preserve-output', ...args] },
  ]);
});

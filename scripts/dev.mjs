// npm run dev: API and dashboard, built again and restarted whenever a file under apps or libs changes.
import { prepareService } from './bootstrap/entry.mjs';
import { inProject, projectNode } from './support/paths.mjs';
import { readArguments } from './support/read-arguments.mjs';
import { runCommand } from './support/run-command.mjs';
import { say } from './support/say.mjs';
import { supervise } from './support/supervise.mjs';

const USAGE = `Usage: npm run dev

Serves the API and the dashboard, built again and restarted on every change.`;

await runCommand(async () => {
  readArguments(USAGE);
  const service = await prepareService();
  say('watching (Ctrl-C stops)');
  process.exitCode = await supervise([
    // One compiler for both processes.
    {
      command: projectNode,
      args: [
        inProject('node_modules', '@swc', 'cli', 'bin', 'swc.js'),
        ...['apps', 'libs', 'indexer/src'],
        ...['--out-dir', 'dist', '--watch', '--copy-files', '--quiet', '--ignore', '**/*.spec.ts'],
      ],
    },
    ...service.map(({ command, args }) => ({
      command,
      args: ['--watch', '--watch-preserve-output', ...args],
    })),
  ]);
});

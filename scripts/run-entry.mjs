// node scripts/run-entry.mjs <entry> [arguments]: one of the project's commands, installed and built first if need be.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { prepareEntry } from './bootstrap/entry.mjs';
import { projectRoot } from './support/paths.mjs';
import { exitCode } from './support/run.mjs';
import { runCommand } from './support/run-command.mjs';

await runCommand(async () => {
  const [entry, ...rest] = process.argv.slice(2);
  const { command, args } = await prepareEntry(entry);
  // The terminal is handed on: prompts and progress bars need it. As with every npm script, paths count from the project's folder.
  const child = spawn(command, [...args, ...rest], { stdio: 'inherit', cwd: projectRoot });
  // The terminal tells the command itself about Ctrl-C; only what is sent to this process alone is passed on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.exitCode = exitCode(...(await once(child, 'exit')));
});

// npm run build: a new `dist`, whether or not the old one is up to date.
import { rebuild } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { readArguments } from './support/read-arguments.mjs';
import { runCommand } from './support/run-command.mjs';

const USAGE = `Usage: npm run build

Builds everything into dist.`;

await runCommand(async () => {
  readArguments(USAGE);
  await ensureInstalled();
  await rebuild();
});

// npm run build: a new `dist`, whether or not the old one is up to date.
import { rebuild } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { runCommand } from './support/run-command.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await rebuild();
});

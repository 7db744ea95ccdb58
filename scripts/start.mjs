// npm start: everything a fresh machine needs, then the service in the foreground.
// (The scripts in package.json begin with `exec`: npm signals its shell, and a shell that stayed would keep the signal.)
import { prepareEntry } from './bootstrap/entry.mjs';
import { runCommand, say } from './support/say.mjs';
import { supervise } from './support/supervise.mjs';

/** One process each; the first that ends takes the others with it. */
const ENTRIES = ['apps/api/src/main', 'apps/dashboard/src/main'];

await runCommand(async () => {
  const commands = [];
  for (const entry of ENTRIES) commands.push(await prepareEntry(entry));
  say('starting (Ctrl-C stops)');
  process.exitCode = await supervise(commands);
});

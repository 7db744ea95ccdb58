// npm start: everything a fresh machine needs, then the service in the foreground.
// (The scripts in package.json begin with `exec`: npm signals its shell, and a shell that stayed would keep the signal.)
import { prepareService } from './bootstrap/entry.mjs';
import { runCommand } from './support/run-command.mjs';
import { say } from './support/say.mjs';
import { supervise } from './support/supervise.mjs';

await runCommand(async () => {
  const commands = await prepareService();
  say('starting (Ctrl-C stops)');
  process.exitCode = await supervise(commands);
});

// npm start: everything a fresh machine needs, then the service in the foreground.
// (The scripts in package.json begin with `exec`: npm signals its shell, and a shell that stayed would keep the signal.)
import { prepareService } from './bootstrap/entry.mjs';
import { readArguments } from './support/read-arguments.mjs';
import { runCommand } from './support/run-command.mjs';
import { say } from './support/say.mjs';
import { supervise } from './support/supervise.mjs';

const SHOW_KEY = '--show-demo-key';
const USAGE = `Usage: npm start [-- ${SHOW_KEY}]

Installs and builds what is missing, loads the catalog, and serves the API and the dashboard. The environment configures
them: docs/configuration.md lists the variables. A demo key is printed on a terminal; elsewhere with ${SHOW_KEY}.`;

await runCommand(async () => {
  const apiArguments = readArguments(USAGE, { options: [SHOW_KEY] });
  const commands = await prepareService(apiArguments);
  say('starting (Ctrl-C stops)');
  process.exitCode = await supervise(commands);
});

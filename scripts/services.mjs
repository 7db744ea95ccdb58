// npm run services -- start [postgres]|stop|status: real Elasticsearch and Redis, and PostgreSQL where it is asked for,
// on this machine, without a container engine.
import { ensureInstalled } from './bootstrap/install.mjs';
import { readArguments } from './support/read-arguments.mjs';
import { runCommand } from './support/run-command.mjs';
import { UsageError, UserError } from './support/user-error.mjs';

const USAGE = `Usage: npm run services -- <command>

Commands:
  start [postgres]  start real Elasticsearch and Redis, and PostgreSQL if asked for, and print their variables
  stop              end what "start" started
  status            say which of them answer; exit code 3 if one that is needed does not`;

/** @param services what is imported once it is installed */
const commandsOn = services => ({
  /** Only these lines go to stdout, so that a shell can take them: `eval "$(npm run --silent services -- start)"`. */
  async start(also) {
    const interrupted = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.on(signal, () =>
        interrupted.abort(new UserError('interrupted; what was started is ended again')),
      );
    }
    const { urls } = await services.startServices({ signal: interrupted.signal, also });
    for (const variable of ['ELASTICSEARCH_URL', 'REDIS_URL', 'DATABASE_URL'])
      if (urls[variable]) console.log(`${variable}=${urls[variable]}`);
  },

  stop: () => services.stopServices(),

  /** Exit code 3 when one that is needed does not answer, as init scripts do. */
  async status() {
    const described = await services.describeServices();
    for (const { title, state } of described) console.log(`${title}: ${state}`);
    if (!described.every(({ answers, optional }) => answers || optional)) process.exitCode = 3;
  },
});

await runCommand(async () => {
  const [name, ...rest] = readArguments(USAGE, { atMost: 2 });
  await ensureInstalled();
  const commands = commandsOn(await import('./services/lifecycle.mjs'));
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
  if (!command) throw new UsageError(name ? `there is no command "${name}"\n${USAGE}` : USAGE);
  await command(rest);
});

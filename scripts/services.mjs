// npm run services -- start [postgres]|stop|status: real Elasticsearch and Redis, and PostgreSQL where it is asked for,
// on this machine, without a container engine.
import { describeServices, startServices, stopServices } from './services/lifecycle.mjs';
import { runCommand, UserError } from './support/say.mjs';

const COMMANDS = {
  /** Only these lines go to stdout, so that a shell can take them: `export $(npm run --silent services -- start)`. */
  async start(also) {
    const interrupted = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.on(signal, () =>
        interrupted.abort(new UserError('interrupted; what was started is ended again')),
      );
    }
    const { urls } = await startServices({ signal: interrupted.signal, also });
    for (const variable of ['ELASTICSEARCH_URL', 'REDIS_URL', 'DATABASE_URL'])
      if (urls[variable]) console.log(`${variable}=${urls[variable]}`);
  },

  stop: () => stopServices(),

  /** Exit code 3 when one that is needed does not answer, as init scripts do. */
  async status() {
    const services = await describeServices();
    for (const { title, state } of services) console.log(`${title}: ${state}`);
    if (!services.every(({ answers, optional }) => answers || optional)) process.exitCode = 3;
  },
};

await runCommand(async () => {
  const [name, ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;
  if (!command)
    throw new UserError(`usage: npm run services -- ${Object.keys(COMMANDS).join('|')} [postgres]`);
  await command(rest);
});

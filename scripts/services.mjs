// npm run services -- start|stop|status: real Elasticsearch and Redis on this machine, without a container engine.
import { describeServices, startServices, stopServices } from './services/lifecycle.mjs';
import { runCommand, UserError } from './support/say.mjs';

const COMMANDS = {
  /** Only the two lines go to stdout, so that a shell can take them: `export $(npm run --silent services -- start)`. */
  async start() {
    const interrupted = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.on(signal, () =>
        interrupted.abort(new UserError('interrupted; what was started is ended again')),
      );
    }
    const { urls } = await startServices({ signal: interrupted.signal });
    for (const variable of ['ELASTICSEARCH_URL', 'REDIS_URL']) console.log(`${variable}=${urls[variable]}`);
  },

  stop: () => stopServices(),

  /** Exit code 3 when one does not answer, as init scripts do. */
  async status() {
    const services = await describeServices();
    for (const { title, state } of services) console.log(`${title}: ${state}`);
    if (!services.every(({ answers }) => answers)) process.exitCode = 3;
  },
};

await runCommand(async () => {
  const [name] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;
  if (!command) throw new UserError(`usage: npm run services -- ${Object.keys(COMMANDS).join('|')}`);
  await command();
});

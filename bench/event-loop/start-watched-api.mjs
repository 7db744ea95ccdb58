import { fork } from 'node:child_process';
import { once } from 'node:events';
import getPort from 'get-port';
import { NODE_FLAGS } from '../../scripts/bootstrap/entry.mjs';
import { endsWithUs } from '../ends-with-us.mjs';
import { answers } from '../start-api.mjs';

const WATCH = new URL('watch-event-loop.mjs', import.meta.url).href;

/** Starts the API with its event loop watched, and waits until it is ready. */
export async function startWatchedApi(environment) {
  const port = await getPort({ host: '127.0.0.1' });
  const base = `http://127.0.0.1:${port}`;
  const child = endsWithUs(
    fork('dist/apps/api/src/main.js', [], {
      execArgv: [...NODE_FLAGS, '--import', WATCH],
      env: { ...environment, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  const exited = once(child, 'exit');
  const api = {
    base,
    /** The delays of its event loop since the last call: p50, p99 and the longest, in milliseconds. */
    delays: async () => {
      child.send('report');
      return (await once(child, 'message'))[0];
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
  await answers(`${base}/health/ready`);
  return api;
}

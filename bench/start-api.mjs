import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import getPort from 'get-port';
import pWaitFor from 'p-wait-for';
import { NODE_FLAGS } from '../scripts/bootstrap/entry.mjs';
import { endsWithUs } from './ends-with-us.mjs';

const run = promisify(execFile);

/** Starts the API on a free port and waits until it is ready. */
export async function startApi(environment) {
  const port = await getPort({ host: '127.0.0.1' });
  const base = `http://127.0.0.1:${port}`;
  const child = endsWithUs(
    spawn(process.execPath, [...NODE_FLAGS, 'dist/apps/api/src/main.js'], {
      env: { ...environment, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  const exited = new Promise(resolve => child.on('exit', resolve));
  await answers(`${base}/health/ready`);
  return {
    base,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/**
 * Keys of as many accounts on the plan `scale`. An account may make 1,000 requests a second, so a load test needs several.
 * To be called before the API is started: it is not ready while its key store was never filled.
 */
export async function createKeys(count, environment) {
  const keys = [];
  for (let made = 0; made < count; made++) {
    const account = `bench-${made}@example.org`;
    const args = ['create', '--account', account, '--name', `bench ${made}`, '--plan', 'scale', '--json'];
    const { stdout } = await run(process.execPath, ['dist/apps/keys/src/main.js', ...args], {
      env: environment,
    });
    keys.push(JSON.parse(stdout).key);
  }
  return keys;
}

/** Waits until a server answers successfully; most need a second, one with a large catalog up to half a minute. */
export function answers(url) {
  const isOk = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  // An API is ready at the latest after two minutes, when the titles of a large catalog are not yet read.
  return pWaitFor(isOk, { interval: 200, timeout: 150_000 });
}

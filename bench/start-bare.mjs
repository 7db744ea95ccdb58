import { spawn } from 'node:child_process';
import getPort from 'get-port';
import { endsWithUs } from './ends-with-us.mjs';
import { answers } from './start-api.mjs';

/** Starts `bare-server.mjs` on a free port and waits until it answers. */
export async function startBare(environment) {
  const port = await getPort({ host: '127.0.0.1' });
  const base = `http://127.0.0.1:${port}`;
  const child = endsWithUs(
    spawn(process.execPath, ['bench/bare-server.mjs'], {
      env: { PAGE: '', HEADERS: '{}', INDEX: '', ...environment, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  await answers(`${base}/page`);
  return { base, pid: child.pid, stop: () => child.kill() };
}

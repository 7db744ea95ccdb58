import { spawn } from 'node:child_process';
import { freePort, until } from './start-api.mjs';

/** Starts `bare-server.mjs` on a free port and waits until it answers. */
export async function startBare(environment) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['bench/bare-server.mjs'], {
    env: { PAGE: '', INDEX: '', ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(async () => (await fetch(`${base}/page`)).ok);
  return { base, stop: () => child.kill() };
}

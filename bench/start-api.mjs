import { execFile, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { NODE_FLAGS } from '../scripts/bootstrap/entry.mjs';

const run = promisify(execFile);

/** Starts the API on a free port and waits until it is ready. */
export async function startApi(environment) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...NODE_FLAGS, 'dist/apps/api/src/main.js'], {
    env: { ...environment, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise(resolve => child.on('exit', resolve));
  await until(async () => (await fetch(`${base}/health/ready`)).ok);
  return {
    base,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Keys of the plan `scale`; one allows 1,000 requests a second, so a load test needs several. */
export async function createKeys(count, environment) {
  const keys = [];
  for (let made = 0; made < count; made++) {
    const account = `bench-${Math.floor(made / 40)}@example.org`;
    const args = ['create', '--account', account, '--name', `bench ${made}`, '--plan', 'scale', '--json'];
    const { stdout } = await run(process.execPath, ['dist/apps/keys/src/main.js', ...args], {
      env: environment,
    });
    keys.push(JSON.parse(stdout).key);
  }
  return keys;
}

export async function until(condition) {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (await condition().catch(() => false)) return;
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  throw new Error('a server did not get ready within a minute');
}

export function freePort() {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

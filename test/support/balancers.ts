import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { until } from './until.js';

/** A real proxy in front of several processes, configured by the example in `deploy/proxies`. */
export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

/** @param upstreams the ports of the processes, of which one must be ready */
export async function startHaproxy(upstreams: readonly number[]): Promise<Balancer> {
  const servers = upstreams.map((port, at) => `  server api${at} 127.0.0.1:${port}\n`);
  const { url, file } = await configure('haproxy.cfg', servers);
  return start(url, spawn(given('TEST_HAPROXY'), ['-db', '-f', file], QUIET));
}

/** @param upstreams the ports of the processes, of which one must be ready */
export async function startNginx(upstreams: readonly number[]): Promise<Balancer> {
  const servers = upstreams.map(port => `  server 127.0.0.1:${port} max_fails=0;\n`);
  const { url, file, folder } = await configure('nginx.conf', servers);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'main.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log /dev/null; events {}
     http { access_log off; ${temporary.map(of => `${of}_temp_path ${folder}/${of};`).join(' ')} include ${file}; }`,
  );
  const args = ['-p', folder, '-e', '/dev/null', '-c', join(folder, 'main.conf')];
  return start(url, spawn(given('TEST_NGINX'), args, QUIET));
}

const QUIET = { stdio: 'ignore' } as const;

/** The example, with these servers and a port of its own. */
async function configure(example: string, servers: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  const address = `127.0.0.1:${await freePort()}`;
  const file = join(folder, example);
  const text = readFileSync(join('deploy/proxies', example), 'utf8')
    .replace(/(?:^ {2}server .*\n)+/m, servers.join(''))
    .replace(/(bind |listen ):?8080/, `$1${address}`);
  writeFileSync(file, text);
  return { url: `http://${address}`, file, folder };
}

async function start(url: string, child: ChildProcess): Promise<Balancer> {
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
    return (await fetch(`${url}/health/ready`).catch(() => undefined))?.status === 200;
  });
  return {
    url,
    close: async () => {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function given(variable: string): string {
  const path = process.env[variable];
  if (path === undefined)
    throw new Error(`${variable} is not set: a spec with proxies belongs into test/integration`);
  return path;
}

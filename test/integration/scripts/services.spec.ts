import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import waitFor from 'p-wait-for';
import { freePort } from '../../support/free-port.js';

const script = (name: string) => import(pathToFileURL(resolve('scripts', name)).href);

let folder: string;
let otherServer: Server;
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'services-spec-'));
  children = [];
  otherServer = createServer(socket => socket.resume()).listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  otherServer.close();
  const { writeState } = await script('services/state.mjs');
  writeState('port-race', {});
  await rm(folder, { recursive: true });
});

/** A Redis that finds its port taken by `otherServer` on its first launches. */
async function redisWithTakenPorts(takenTimes: number) {
  const { redis } = await script('services/redis.mjs');
  const { identityOf } = await script('support/process-identity.mjs');
  const log = join(folder, 'redis.log');
  const launches: number[] = [];
  const launch = async () => {
    const isTaken = launches.length < takenTimes;
    const port = isTaken ? (otherServer.address() as AddressInfo).port : await freePort();
    launches.push(port);
    const output = openSync(log, 'w');
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    const child = spawn('redis-server', args, { stdio: ['ignore', output, output] });
    children.push(child);
    return { pid: child.pid, identity: identityOf(child.pid), ports: {}, url: `redis://127.0.0.1:${port}` };
  };
  return { service: { ...redis, name: 'port-race', log, launch }, launches };
}

it('starts a service on another port when another process takes its own first', async () => {
  const { startOwn } = await script('services/start-own.mjs');
  const { service, launches } = await redisWithTakenPorts(2);
  const started: string[] = [];
  const url = await startOwn(service, { started });
  expect(launches).toHaveLength(3);
  expect(url).toBe(`redis://127.0.0.1:${launches[2]}`);
  expect(started).toEqual(['port-race']);
  expect(await service.answers(url)).toBe(true);
});

it('gives up with the end of its log when that happens again and again', async () => {
  const { startOwn } = await script('services/start-own.mjs');
  const { service, launches } = await redisWithTakenPorts(100);
  await expect(startOwn(service, { started: [] })).rejects.toThrow(/ended while starting[^]*already in use/);
  expect(launches.length).toBeLessThan(10);
});

it('ends what it started for the tests when it is interrupted while others still start', async () => {
  const project = join(folder, 'project');
  for (const part of ['scripts', 'test/setup', 'package.json'])
    await cp(part, join(project, part), { recursive: true });
  await symlink(resolve('node_modules'), join(project, 'node_modules'));
  const start = "import('./test/setup/start-services.mjs').then(setup => setup.default())";
  const { REDIS_URL: _redis, ELASTICSEARCH_URL: _elastic, DATABASE_URL: _database, ...env } = process.env;
  const child = spawn(process.execPath, ['-e', start], { cwd: project, env, stdio: 'ignore' });
  children.push(child);
  const { isAlive } = await script('support/process-identity.mjs');
  const redis = async () => {
    const text = await readFile(join(project, '.services/state.json'), 'utf8').catch(() => '{}');
    return (JSON.parse(text) as { redis?: object }).redis ?? {};
  };

  await waitFor(async () => isAlive(await redis()), { interval: 10, timeout: 60_000 });
  child.kill('SIGINT');
  await once(child, 'exit');
  await waitFor(async () => !isAlive(await redis()), { timeout: 10_000 });
});

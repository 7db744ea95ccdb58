import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import getPort from 'get-port';

const script = (name: string) => import(pathToFileURL(resolve('scripts', name)).href);

let folder: string;
let otherServer: Server;
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'services-spec-'));
  children = [];
  otherServer = createServer().listen(0, '127.0.0.1');
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
    const port = isTaken ? (otherServer.address() as AddressInfo).port : await getPort({ host: '127.0.0.1' });
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

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Balancer, startHaproxy } from '../../support/balancers.js';

/** Longer than the time between two probes of the example in `deploy/proxies`. */
const PROBE_MS = 2_000;

let server: Server;
let balancer: Balancer;
beforeAll(async () => {
  server = createServer(({ url }, answer) => {
    setTimeout(() => answer.end('ok'), url === '/health/ready' ? PROBE_MS : 0);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  balancer = await startHaproxy([(server.address() as AddressInfo).port]);
});
afterAll(async () => {
  await balancer.close();
  server.close();
});

it('haproxy keeps a process whose readiness answers slowly', async () => {
  const statuses = new Set<number>();
  const end = performance.now() + 3 * PROBE_MS;
  while (performance.now() < end) {
    statuses.add((await fetch(`${balancer.url}/api/v1/games`)).status);
    await sleep(50);
  }
  expect(statuses).toEqual(new Set([200]));
});

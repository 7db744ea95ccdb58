import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../support/until.js';
import { AttackedService } from './support/attacked-service.js';
import { Client } from './support/client.js';
import { Flood, pause, pipelined } from './support/flood.js';

const SCRIPT = '/docs/swagger-ui-bundle.js';

let service: AttackedService;
let filesBefore: number;
beforeAll(async () => {
  service = await AttackedService.api({ WRITE_STALL_SECONDS: '5' });
  filesBefore = await service.openFiles();
});
afterAll(() => service.end());

async function untilAllAreClosed(patienceMs: number): Promise<void> {
  await until(async () => (await service.openFiles()) <= filesBefore + 2, patienceMs);
}

describe('a client that reads nothing', () => {
  it('is disconnected once it has taken nothing for as long as it may', async () => {
    const flood = await Flood.open({ port: service.port, connections: 30, text: pipelined(100, SCRIPT) });
    await until(async () => (await service.openFiles()) >= filesBefore + 30);
    await untilAllAreClosed(30_000);
    expect(service.log).toContainEqual(expect.objectContaining({ reason: 'stalled' }));
    flood.end();
  });
});

describe('a client that reads slowly but steadily', () => {
  it('gets everything', async () => {
    const { bytes: wanted } = await new Client(service).get(SCRIPT);
    const socket = connect({ port: service.port, host: '127.0.0.1' });
    await once(socket, 'connect');
    socket.write(`GET ${SCRIPT} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    let bytes = 0;
    socket.on('data', (data: Buffer) => {
      bytes += data.length;
      // About 150 kB a second: longer in all than a client may stall.
      socket.pause();
      setTimeout(() => socket.resume(), data.length / 150);
    });
    const beganMs = performance.now();
    await once(socket, 'close');
    expect(bytes).toBeGreaterThan(wanted);
    expect(performance.now() - beganMs).toBeGreaterThan(6_000);
  });
});

describe('a client that never ends its request', () => {
  it('is disconnected, and does not keep others waiting', async () => {
    const flood = await Flood.open({
      port: service.port,
      connections: 100,
      text: 'GET / HTTP/1.1\r\nHost: x\r\n',
    });
    const trickle = setInterval(() => flood.write('X: y\r\n'), 1_000).unref();
    const client = new Client(service);
    for (let n = 0; n < 5; n++) {
      expect((await client.get('/health/live')).status).toBe(200);
      await pause(100);
    }
    client.close();
    await untilAllAreClosed(30_000);
    clearInterval(trickle);
    flood.end();
  });
});

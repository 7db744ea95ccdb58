import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readDesign } from '#libs/design';
import { until } from '../support/until.js';
import { AttackedService } from './support/attacked-service.js';
import { Client } from './support/client.js';
import { Flood, pause, pipelined } from './support/flood.js';

const { fonts } = await readDesign();
/** The largest file of the documentation, 85 kB. */
const FONT = `/docs/assets/${fonts.find(({ name }) => name.startsWith('inter-latin-ext'))!.name}`;
/** This many of them are more than socket buffers take. */
const MANY = 300;
/** Read slowly, this many of them take longer than a client may stall. */
const SEVERAL = 14;

let service: AttackedService;
let filesBefore: number;
beforeAll(async () => {
  service = await AttackedService.api({ WRITE_STALL_SECONDS: '5' });
  filesBefore = await service.openFiles();
});
afterAll(() => service.end());

async function untilAllAreClosed(withinMs: number): Promise<void> {
  await until(async () => (await service.openFiles()) <= filesBefore + 2, withinMs);
}

describe('a client that reads nothing', () => {
  it('is disconnected when it has read nothing for the permitted time', async () => {
    const flood = await Flood.open({ port: service.port, connections: 30, text: pipelined(MANY, FONT) });
    await until(async () => (await service.openFiles()) >= filesBefore + 30);
    await untilAllAreClosed(30_000);
    await service.hasLogged('stalled');
    flood.end();
  });
});

describe('a client that reads slowly but steadily', () => {
  it('gets everything', async () => {
    const { bytes: wanted } = await new Client(service).get(FONT);
    const socket = connect({ port: service.port, host: '127.0.0.1' });
    await once(socket, 'connect');
    socket.write(pipelined(SEVERAL - 1, FONT));
    socket.write(`GET ${FONT} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    let bytes = 0;
    socket.on('data', (data: Buffer) => {
      bytes += data.length;
      // About 150 kB a second: in total this takes longer than a client may stall.
      socket.pause();
      setTimeout(() => socket.resume(), data.length / 150);
    });
    const beganMs = performance.now();
    await once(socket, 'close');
    expect(bytes).toBeGreaterThan(wanted * SEVERAL);
    expect(performance.now() - beganMs).toBeGreaterThan(6_000);
  });
});

describe('a client that never finishes its request', () => {
  it('is disconnected, and does not make others wait', async () => {
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

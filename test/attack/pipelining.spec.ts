import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readDesign } from '#libs/design';
import { runs } from '#libs/testing';
import { until } from '../support/until.js';
import { AttackedService } from './support/attacked-service.js';
import { Client } from './support/client.js';
import { Flood, pause, pipelined } from './support/flood.js';
import { percentile, type Seen, watch } from './support/watch.js';
import { freePort } from '../support/free-port.js';

const { fonts } = await readDesign();
/** The largest file of the documentation and of the dashboard. */
const FONT = fonts.find(({ name }) => name.startsWith('inter-latin-ext'))!.name;
/** Long enough to see whether memory grows without bound. */
const ATTACK_MS = runs(3_000);
/** Enough to see that it keeps answering, however long one answer takes on a busy machine. */
const MIN_ANSWERS = 8;
/** Below the rate limit of the demo key that the API makes. */
const ASK_EVERY_MS = 200;

let service: AttackedService;
let metricsPort: number;
let filesBefore: number;
let flood: Flood | undefined;
beforeEach(async () => void (filesBefore = await service.openFiles()));
afterEach(async () => {
  flood?.end();
  await until(async () => (await service.openFiles()) <= filesBefore + 5);
});
afterAll(() => service.end());

interface Attack {
  readonly connections: number;
  readonly requests: number;
  readonly path: string;
  readonly port?: number;
  /** The path that another client requests meanwhile. */
  readonly asked: string;
}

/** Attacks the service while another client keeps sending requests, and measures the service meanwhile. */
async function attack({ connections, requests, path, port = service.port, asked }: Attack): Promise<Seen> {
  const client = new Client(service);
  const statuses: number[] = [];
  const seen = await watch(service, async () => {
    flood = await Flood.open({ port, connections, text: pipelined(requests, path) });
    for (
      const began = performance.now();
      performance.now() - began < ATTACK_MS || statuses.length < MIN_ANSWERS;
    ) {
      statuses.push((await client.get(asked, { authorization: `Bearer ${service.key}` })).status);
      await pause(ASK_EVERY_MS);
    }
  });
  client.close();
  expect(new Set(statuses)).toEqual(new Set([200]));
  return seen;
}

function expectUnharmed({ liveMs, mostMemoryMb, mostFiles }: Seen, connections: number): void {
  expect(mostMemoryMb).toBeLessThan(600);
  // One socket per connection, and no open file per request.
  expect(mostFiles).toBeLessThan(filesBefore + connections + 10);
  // The attack took place: most connections were open at a time.
  expect(mostFiles).toBeGreaterThan(filesBefore + connections / 2);
  expect(percentile(liveMs, 0.5)).toBeLessThan(250);
  // On an idle machine every answer is faster; here other tests may run at the same time.
  expect(percentile(liveMs, 0.9)).toBeLessThan(1_000);
}

describe('the API keeps working', () => {
  beforeAll(async () => {
    metricsPort = await freePort();
    service = await AttackedService.api({ METRICS_PORT: String(metricsPort) });
  });

  it.each([
    [50, 1_500, '/openapi.json'],
    [200, 200, '/api/v1/games'],
    [16, 1_300, `/docs/assets/${FONT}`],
  ])('while %i connections ask %i times for %s and read nothing', async (connections, requests, path) => {
    const asked = '/api/v1/games?limit=50';
    expectUnharmed(await attack({ connections, requests, path, asked }), connections);
  });

  it('while 50 connections request /metrics 1500 times and read nothing', async () => {
    const flood = { connections: 50, requests: 1_500, path: '/metrics', port: metricsPort };
    expectUnharmed(await attack({ ...flood, asked: '/api/v1/games' }), 50);
  });
});

describe('the dashboard keeps working', () => {
  beforeAll(async () => {
    await service.end();
    service = await AttackedService.dashboard();
  });

  it.each([
    [50, 1_500, '/sign-in'],
    [200, 200, '/health/ready'],
    [16, 1_300, `/assets/${FONT}`],
  ])('while %i connections ask %i times for %s and read nothing', async (connections, requests, path) => {
    expectUnharmed(await attack({ connections, requests, path, asked: '/sign-in' }), connections);
  });
});

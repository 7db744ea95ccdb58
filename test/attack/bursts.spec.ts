import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runs } from '#libs/testing';
import { AttackedService } from './support/attacked-service.js';
import { Flood, pause, pipelined } from './support/flood.js';
import { watch } from './support/watch.js';

const BURSTS = runs(2);
const BETWEEN_MS = 1_500;

const SERVICES = [
  ['the API', '/api/v1/games', () => AttackedService.api()],
  ['the dashboard', '/sign-in', () => AttackedService.dashboard()],
] as const;

describe.each(SERVICES)('%s', (_name, path, start) => {
  let service: AttackedService;
  beforeAll(async () => {
    service = await start();
    // The first one meets code that was never run before.
    await burstFor(BETWEEN_MS);
  });
  afterAll(() => service.end());

  /** 600 connections at once, from three addresses, each with 200 requests. */
  async function burstFor(ms: number): Promise<void> {
    const options = { port: service.port, connections: 200, text: pipelined(200, path) };
    const floods = await Promise.all([1, 2, 3].map(n => Flood.open({ ...options, from: `127.0.2.${n}` })));
    await pause(ms);
    for (const flood of floods) flood.end();
  }

  it('answers every other client after half a second of work at most while 600 connections are opened at once', async () => {
    const { workMs } = await watch(service, async () => {
      for (let n = 0; n < BURSTS; n++) await burstFor(BETWEEN_MS);
    });
    expect(workMs.at(-1)).toBeLessThan(500);
  });
});

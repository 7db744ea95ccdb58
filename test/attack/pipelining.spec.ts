import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AttackedService } from './support/attacked-service.js';
import { Flood, pause, pipelined } from './support/flood.js';
import { percentile, watch } from './support/watch.js';

/** Long enough for memory to grow without bound, if it does. */
const ATTACK_MS = 8_000;

const SERVICES = [
  ['the API', () => AttackedService.api(), ['/openapi.json', '/docs/swagger-ui-bundle.js', '/api/v1/games']],
  ['the dashboard', () => AttackedService.dashboard(), ['/sign-in', '/assets/style.css']],
] as const;

describe.each(SERVICES)('%s, asked by connections that read nothing', (_name, start, paths) => {
  let service: AttackedService;
  beforeAll(async () => void (service = await start()));
  afterAll(() => service.end());

  it.each([
    [50, 1_500],
    [200, 200],
    [16, 1_300],
  ])('%i connections of %i requests: goes on as before', async (connections, requests) => {
    for (const path of paths) {
      let flood: Flood | undefined;
      const seen = await watch(service, async () => {
        flood = await Flood.open({ port: service.port, connections, text: pipelined(requests, path) });
        await pause(ATTACK_MS);
      });
      flood?.end();
      console.log(
        connections,
        requests,
        path,
        seen.mostMemoryMb,
        seen.mostFiles,
        percentile(seen.liveMs, 0.5),
        percentile(seen.liveMs, 0.95),
        seen.liveMs.at(-1),
      );
      expect(seen.mostMemoryMb).toBeLessThan(600);
      expect(seen.mostFiles).toBeLessThan(connections + 100);
      expect(percentile(seen.liveMs, 0.5)).toBeLessThan(250);
    }
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { runs } from '#libs/testing';
import { until } from '../support/until.js';
import { AttackedService } from './support/attacked-service.js';
import { Client } from './support/client.js';
import { Flood } from './support/flood.js';
import { percentile, watch } from './support/watch.js';

/** Connections are refused before a key is read. */
const NO_API = 'http://127.0.0.1:1/api/v1';

const SERVICES = [
  ['the API', (environment: Record<string, string>) => AttackedService.api(environment)],
  ['the dashboard', (environment: Record<string, string>) => AttackedService.dashboard(environment)],
  ['the MCP server', (environment: Record<string, string>) => AttackedService.mcp(NO_API, environment)],
] as const;

describe.each(SERVICES)('%s', (_name, start) => {
  let service: AttackedService;
  let floods: Flood[];
  beforeAll(async () => {
    floods = [];
    service = await start({ MAX_CONNECTIONS: '200', MAX_CONNECTIONS_PER_ADDRESS: '50' });
  });
  afterEach(() => {
    for (const flood of floods.splice(0)) flood.end();
  });
  afterAll(() => service.end());

  async function open(connections: number, from: string): Promise<void> {
    floods.push(await Flood.open({ port: service.port, connections, text: '', from }));
  }

  it('limits the connections of one address, and serves other addresses', async () => {
    const before = await service.openFiles();
    await open(300, '127.0.0.1');
    await until(async () => (await service.openFiles()) <= before + 52);
    expect((await new Client(service).get('/health/live')).status).toBe(200);
    await service.hasLogged('too many connections of an address');
  });

  it('has room for other addresses when a few use all the connections they may have', async () => {
    const before = await service.openFiles();
    for (const from of ['127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6']) await open(100, from);
    await until(async () => (await service.openFiles()) <= before + 182);
    expect((await new Client(service, '127.0.0.7').get('/health/live')).status).toBe(200);
  });

  it('accepts other clients at once while one opens connections as fast as it can', async () => {
    let isOver = false;
    const { liveMs } = await watch(service, async () => {
      setTimeout(() => (isOver = true), runs(2_000));
      while (!isOver) {
        await open(40, '127.0.0.8');
        floods.pop()?.end();
      }
    });
    expect(percentile(liveMs, 0.5)).toBeLessThan(250);
  });
});

import { afterEach, describe, expect, it } from '@jest/globals';
import { mintApiKey } from '#libs/admission';
import { AttackedService } from './support/attacked-service.js';
import { Client } from './support/client.js';
import { percentile, watch } from './support/watch.js';

let service: AttackedService;
afterEach(() => service.end());

/** Sends `times` requests with wrong keys over several connections. @returns the number of answers by status */
async function guess(times: number, from: string): Promise<Record<number, number>> {
  const answers: Record<number, number> = {};
  let n = 0;
  const ask = async (): Promise<void> => {
    const client = new Client(service, from);
    while (n++ < times) {
      const headers = { authorization: `Bearer ${mintApiKey().key}` };
      const { status } = await client.get('/api/v1/games', headers);
      answers[status] = (answers[status] ?? 0) + 1;
    }
    client.close();
  };
  await Promise.all(Array.from({ length: 20 }, ask));
  return answers;
}

describe('an address that tries keys', () => {
  it('gets 401 every time, while others are served', async () => {
    service = await AttackedService.api();
    const { liveMs, mostMemoryMb } = await watch(service, async () => {
      expect(await guess(20_000, '127.0.0.1')).toEqual({ 401: 20_000 });
    });
    expect(percentile(liveMs, 0.5)).toBeLessThan(250);
    expect(mostMemoryMb).toBeLessThan(400);
    const headers = { authorization: `Bearer ${service.key}` };
    expect((await new Client(service, '127.0.0.1').get('/api/v1/games', headers)).status).toBe(200);
  });
});

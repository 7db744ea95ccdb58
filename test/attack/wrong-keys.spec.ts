import { afterEach, describe, expect, it } from '@jest/globals';
import { mintApiKey } from '#libs/admission';
import { AttackedService } from './support/attacked-service.js';
import { Client } from './support/client.js';
import { percentile, watch } from './support/watch.js';

let service: AttackedService;
afterEach(() => service.end());

/** Sends `times` requests with wrong keys over several connections. @returns the number of answers by status */
async function guess(
  times: number,
  from: string,
  headersOf: (n: number) => Record<string, string> = () => ({}),
): Promise<Record<number, number>> {
  const answers: Record<number, number> = {};
  let n = 0;
  const ask = async (): Promise<void> => {
    const client = new Client(service, from);
    while (n < times) {
      const headers = { authorization: `Bearer ${mintApiKey().key}`, ...headersOf(n++) };
      const { status } = await client.get('/api/v1/games', headers);
      answers[status] = (answers[status] ?? 0) + 1;
    }
    client.close();
  };
  await Promise.all(Array.from({ length: 20 }, ask));
  return answers;
}

describe('an address that tries keys', () => {
  it('gets 401 for 600 wrong keys in a minute and then 429, while a valid key from there still works', async () => {
    service = await AttackedService.api();
    const { liveMs } = await watch(service, async () => {
      expect(await guess(5_000, '127.0.0.1')).toEqual({ 401: 600, 429: 4_400 });
    });
    expect(percentile(liveMs, 0.5)).toBeLessThan(250);
    const headers = { authorization: `Bearer ${service.key}` };
    expect((await new Client(service, '127.0.0.1').get('/api/v1/games', headers)).status).toBe(200);
    expect(await guess(1, '127.0.0.2')).toEqual({ 401: 1 });
  });
});

describe('many addresses that try keys', () => {
  it('use no memory that grows with their number', async () => {
    service = await AttackedService.api({ TRUSTED_PROXIES: 'loopback' });
    const addressOf = (n: number) => `2001:db8:${(n >> 8).toString(16)}:${(n & 255).toString(16)}::1`;
    const { mostMemoryMb } = await watch(service, async () => {
      const answers = await guess(30_000, '127.0.0.1', n => ({ 'x-forwarded-for': addressOf(n) }));
      expect(answers).toEqual({ 401: 30_000 });
    });
    expect(mostMemoryMb).toBeLessThan(400);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anAdmission } from '../e2e/support/an-admission.js';
import { AttackedService } from './support/attacked-service.js';
import { Client } from './support/client.js';
import { watch } from './support/watch.js';
import { freePort } from '../support/free-port.js';

const CACHE_MB = 16;
const ENCODINGS = ['identity', 'br', 'gzip', 'zstd'];

let service: AttackedService;
let metricsPort: number;
let authorization: string;
beforeAll(async () => {
  metricsPort = await freePort();
  service = await AttackedService.api({
    ANSWER_CACHE_MB: String(CACHE_MB),
    METRICS_PORT: String(metricsPort),
  });
  const admission = anAdmission(service.dataDir);
  authorization = `Bearer ${await admission.issueKey()}`;
  await admission.close();
});
afterAll(() => service.end());

/** Large pages, all different: about 45 MB of them, and a third more when compressed. */
function pages(): string[] {
  const limits = Array.from({ length: 11 }, (_, n) => 40 + n);
  const languages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt'];
  return limits.flatMap(limit =>
    languages.flatMap(language =>
      [2, 3, 4, 5, 6].map(players => `/api/v1/games?limit=${limit}&language=${language}&players=${players}`),
    ),
  );
}

async function heldBytes(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^catalog_answer_cache_bytes (\d+)$/m.exec(text)?.[1]);
}

describe('a client that requests a different page every time, in every encoding', () => {
  it('fills the cache of answers up to its configured size, and no further', async () => {
    const client = new Client(service);
    let asked = 0;
    const { mostMemoryMb } = await watch(service, async () => {
      for (const path of pages())
        for (const encoding of ENCODINGS) {
          const { status, bytes } = await client.get(path, { authorization, 'accept-encoding': encoding });
          expect(status).toBe(200);
          asked += bytes;
        }
    });
    client.close();
    expect(asked).toBeGreaterThan(2 * CACHE_MB * 1_024 * 1_024);
    expect(await heldBytes()).toBeLessThanOrEqual(CACHE_MB * 1_024 * 1_024);
    expect(await heldBytes()).toBeGreaterThan(0.9 * CACHE_MB * 1_024 * 1_024);
    expect(mostMemoryMb).toBeLessThan(400);
  });
});

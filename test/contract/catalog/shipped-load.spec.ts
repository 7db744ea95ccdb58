import { describe, expect, it } from '@jest/globals';
import { EmbeddedCatalog } from '#libs/search-embedded';
import { SHIPPED_CATALOG } from '../../../bench/search/catalogs.js';

/** The embedded service must answer three seconds after its start; Node and Nest need one of them. */
const MOST_MS = 2_000;
const RUNS = 3;

/** Processor time of this thread, in milliseconds: other processes on the machine do not count. */
async function loadMs(): Promise<number> {
  const before = process.threadCpuUsage();
  await EmbeddedCatalog.load(SHIPPED_CATALOG);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

describe('The catalog that ships', () => {
  it('is loaded by the embedded engine in two seconds of processor time', async () => {
    let least = Infinity;
    for (let run = 0; run < RUNS && least > MOST_MS; run++) least = Math.min(least, await loadMs());
    expect(least).toBeLessThanOrEqual(MOST_MS);
  });
});

import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, it } from '@jest/globals';
import { TestProcess } from '../../support/test-process.js';
import { writeLargeDump } from './support/large-dump.js';
import { aPath } from './support/run-import.js';

/**
 * How much the peaks of two runs may differ. The larger dump has 170 MB more, so that keeping it in buffers would show;
 * on a busy machine the buffers of two equal runs were seen to differ by 50 MB.
 */
const ALLOWANCE_MEGABYTES = 100;
/** Less than a quarter of the larger dump: with more, garbage collection runs late, and the peak would prove nothing. */
const HEAP_MEGABYTES = 48;

const ENVIRONMENT = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}` };

/** The peak memory of a whole import in a process of its own, including buffers. */
async function peakMegabytes(name: string, megabytes: number): Promise<number> {
  const from = await aPath(name);
  await writeLargeDump(from, megabytes);
  const out = await aPath('out');
  const run = new TestProcess('test/e2e/import/support/measured-import.ts', ENVIRONMENT, [
    'wikidata',
    '--from',
    from,
    '--out',
    out,
  ]);
  expect(await run.ended).toBe(0);
  await rm(dirname(from), { recursive: true });
  const [, kilobytes] = await run.printed(/"peakKilobytes":(\d+)/);
  return Number(kilobytes) / 1_000;
}

it.each(['dump.json', 'dump.json.gz'])(
  'needs no more memory for a %s that is six times as large',
  async name => {
    const small = await peakMegabytes(name, 30);
    const isSmall = (large: number) => large - small < ALLOWANCE_MEGABYTES;
    const large = await peakMegabytes(name, 200);
    // On a busy machine buffers are collected late, which only adds: the lower of two peaks is what an import needs.
    const least = isSmall(large) ? large : Math.min(large, await peakMegabytes(name, 200));
    expect(least - small).toBeLessThan(ALLOWANCE_MEGABYTES);
  },
);

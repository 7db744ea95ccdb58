import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { aDump } from '#libs/testing';
import { TestProcess } from '../../support/test-process.js';
import { writeLargeDump } from './support/large-dump.js';
import { aFile, aPath, catalogIn, runImport } from './support/run-import.js';
import { ITEMS } from './support/some-items.js';

const DUMP_MEGABYTES = 40;

let from: string;
let expected: string[];
beforeAll(async () => {
  from = await aPath('dump.json');
  await writeLargeDump(from, DUMP_MEGABYTES);
  const out = await aPath('out');
  await runImport('wikidata', '--from', await aFile('small.json', aDump(ITEMS)), '--out', out);
  expected = await catalogIn(out);
});

const start = (out: string) =>
  new TestProcess('indexer/src/main.ts', {}, ['import', 'wikidata', '--from', from, '--out', out, '--json']);

describe('the process of an import', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ended by %s exits with %d, and leaves nothing behind', async (signal, exitCode) => {
    const out = await aPath('out');
    const first = start(out);
    await first.printed(/"event":"find games"/);
    first.signal(signal);
    expect(await first.ended).toBe(exitCode);
    expect(await readdir(dirname(out))).toEqual([]);
  });

  it('that was killed leaves no incomplete catalog, and the same command then writes a whole one', async () => {
    const out = await aPath('out');
    const first = start(out);
    await first.printed(/"event":"find games"/);
    await first.kill();
    expect(await readdir(dirname(out))).toEqual(['out.partial']);

    const second = start(out);
    expect(await second.ended).toBe(0);
    expect(await catalogIn(out)).toEqual(expected);
    expect(await readdir(dirname(out))).toEqual(['out']);
  });
});

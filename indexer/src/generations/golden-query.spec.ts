import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { SourceRefused } from '#libs/catalog-source';
import { readGoldenQueries } from './golden-query.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'golden-spec-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(text: string): Promise<unknown> {
  await writeFile(join(folder, 'golden-queries.tsv'), text);
  return readGoldenQueries(folder);
}

it('is empty without a file', async () => {
  expect(await readGoldenQueries(folder)).toEqual([]);
});

it('reads queries, leaving out the heading, blank lines and remarks', async () => {
  const text = 'query\tfirst\twhy\nCatan\tcatan\texact\n\n¡Aventureros al Tren!\tticket-to-ride\r\n';
  expect(await read(text)).toEqual([
    { query: 'Catan', first: 'catan' },
    { query: '¡Aventureros al Tren!', first: 'ticket-to-ride' },
  ]);
});

it('reads "-" as finding nothing', async () => {
  expect(await read('!!!\t-\tno letter\n')).toEqual([{ query: '!!!', first: null }]);
});

it.each(['catan', '\tcatan', 'catan\t', 'catan\tCatan', 'catan\t-\tx\ncatan  catan'])(
  'refuses %j',
  async text => {
    await expect(read(text)).rejects.toThrow(SourceRefused);
  },
);

it('refuses a pipe, instead of waiting for a writer', async () => {
  execFileSync('mkfifo', [join(folder, 'golden-queries.tsv')]);
  await expect(readGoldenQueries(folder)).rejects.toThrow('golden-queries.tsv: is not a regular file');
});

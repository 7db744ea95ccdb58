import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { openTargetCatalog } from '../catalog/target-catalog.js';
import { readRows } from './read-rows.js';
import { TermSlugs } from '../catalog/term-slugs.js';

async function rowsOf(table: string, signal = new AbortController().signal) {
  const path = join(await mkdtemp(join(tmpdir(), 'rows-spec-')), 'games.csv');
  await writeFile(path, table);
  const terms = await TermSlugs.of(await openTargetCatalog(undefined));
  return readRows(path, 'games.csv', { columns: { 'name.en': { column: 'Title' } } }, terms, 0, signal);
}

it('reads every row', async () => {
  expect((await rowsOf('Title\nAzul\nGo\n')).rows).toHaveLength(2);
});

it('stops at the next row when it is interrupted', async () => {
  await expect(rowsOf('Title\nAzul\n', AbortSignal.abort(new Error('interrupted')))).rejects.toThrow(
    'interrupted',
  );
});

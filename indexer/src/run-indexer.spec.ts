import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aGame, writeSource } from '#libs/testing';
import { runIndexer } from './run-indexer.js';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-indexer-'));
  file = join(folder, 'games.ndjson');
  await writeFile(file, '');
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...args: string[]): Promise<{ code: number; stderr: string }> {
  const stderr = new PassThrough().setEncoding('utf8');
  const code = await runIndexer(args, { environment: {}, stdout: new PassThrough().resume(), stderr });
  stderr.end();
  return { code, stderr: ((await stderr.toArray()) as string[]).join('') };
}

it.each([['statistics'], ['explain', '--q', 'catan']])(
  'says that a source is a folder when %s is given a file',
  async (...command) => {
    const { code, stderr } = await run(...command, '--source', file);
    expect(code).toBe(3);
    expect(stderr).toMatch(/games\.ndjson: is not a folder/);
    expect(stderr).not.toContain('    at ');
  },
);

it('refuses a source with a pipe for a file, instead of waiting for a writer', async () => {
  const source = await writeSource({});
  await rm(join(source, 'games.ndjson'));
  execFileSync('mkfifo', [join(source, 'games.ndjson')]);
  const { code, stderr } = await run('statistics', '--source', source);
  expect([code, stderr]).toEqual([3, expect.stringContaining('games.ndjson: is not a regular file')]);
});

it('refuses a dump that is a pipe, instead of waiting for a writer', async () => {
  const pipe = join(folder, 'dump.json');
  execFileSync('mkfifo', [pipe]);
  const { code, stderr } = await run('import', 'wikidata', '--from', pipe, '--out', join(folder, 'out'));
  expect([code, stderr]).toEqual([2, `indexer: ${pipe} is neither a regular file nor a folder\n`]);
});

it('refuses a table that is a pipe, instead of waiting for a writer', async () => {
  const pipe = join(folder, 'table.csv');
  const mapping = join(folder, 'mapping.json');
  execFileSync('mkfifo', [pipe]);
  await writeFile(mapping, JSON.stringify({ columns: { 'name.en': 'Title' } }));
  const { code, stderr } = await run(
    ...['import', 'csv', '--from', pipe, '--mapping', mapping, '--out', join(folder, 'out')],
  );
  expect([code, stderr]).toEqual([2, `indexer: ${pipe} is not a regular file\n`]);
});

it('refuses a mapping that is a pipe, instead of waiting for a writer', async () => {
  const pipe = join(folder, 'mapping-pipe.json');
  execFileSync('mkfifo', [pipe]);
  const { code, stderr } = await run(
    ...['import', 'csv', '--from', 'games.csv', '--mapping', pipe, '--out', join(folder, 'out')],
  );
  expect([code, stderr]).toEqual([
    2,
    `indexer: ${pipe} is not a regular file; --mapping names a JSON file\n`,
  ]);
});

it('shows control characters of a source as escapes', async () => {
  const source = await writeSource({ games: [JSON.stringify({ ...aGame(), '\x1b[31mred\x07\x9b': 1 })] });
  const { code, stderr } = await run('statistics', '--source', source);
  expect(code).toBe(3);
  expect(stderr).toContain('\\u001b[31mred\\u0007\\u009b: unknown field');
  expect(stderr).not.toMatch(/[^\P{Cc}\n]/u);
});

it.each([['generate', '--games', '1'], ['schema']])(
  'says without a stack that %s cannot write there',
  async (...command) => {
    const { code, stderr } = await run(...command, '--out', join(file, 'below'));
    expect(code).toBe(2);
    expect(stderr).toMatch(/^indexer: (ENOTDIR|EEXIST).*Check the path/);
    expect(stderr).not.toContain('    at ');
  },
);

it('writes at the end of a run how it ended, as metrics', async () => {
  const path = join(folder, 'indexer.prom');
  const { code } = await run('run', '--source', folder, '--metrics-file', path);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(`catalog_indexer_run_exit_code ${code}\n`);
  expect(code).not.toBe(0);
  const [, endedAt] = /^catalog_indexer_run_end_timestamp_seconds (\S+)$/m.exec(text) ?? [];
  expect(Math.abs(Number(endedAt) - Date.now() / 1_000)).toBeLessThan(60);
});

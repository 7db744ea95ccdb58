import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
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

it.each([['generate', '--games', '1'], ['schema']])(
  'says without a stack that %s cannot write there',
  async (...command) => {
    const { code, stderr } = await run(...command, '--out', join(file, 'below'));
    expect(code).toBe(2);
    expect(stderr).toMatch(/^indexer: (ENOTDIR|EEXIST).*Check the path/);
    expect(stderr).not.toContain('    at ');
  },
);

import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIndexer, type Outcome } from '../../../support/run-indexer.js';

/** `indexer import …` in this process. */
export function runImport(...args: readonly string[]): Promise<Outcome> {
  return runIndexer(['import', ...args], {});
}

/** A path in a new folder. */
export async function aPath(name: string): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'import-spec-')), name);
}

/** Writes a file of that name in a new folder. */
export async function aFile(name: string, content: string | Buffer): Promise<string> {
  const path = await aPath(name);
  await writeFile(path, content);
  return path;
}

/** The records of one file of a source. */
export async function recordsIn<R = unknown>(folder: string, file: string): Promise<R[]> {
  const text = await readFile(join(folder, file), 'utf8');
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as R);
}

const FILES = ['games', 'expansions', 'people', 'publishers', 'mechanics', 'categories'];

/** The bytes of the files of a source. */
export async function catalogIn(folder: string): Promise<string[]> {
  return Promise.all(FILES.map(file => readFile(join(folder, `${file}.ndjson`), 'utf8')));
}

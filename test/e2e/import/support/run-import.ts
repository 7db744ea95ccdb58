import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { runIndexer } from '../../../../indexer/src/index.js';

/** The last line of an answer: the summary of the import, or its error. The specs look at these parts of it. */
export interface ImportAnswer {
  readonly games: number;
  readonly expansions: number;
  readonly merged: number;
  readonly rejected: number;
  readonly leftOut: object;
  readonly unknownInGames: object;
  readonly unmapped: object;
  readonly itemsWithoutName: number;
  readonly read: { readonly ending: string; readonly seen: number; readonly faultCount: number };
  readonly error: { readonly code: string; readonly message: string };
}

export interface ImportRun {
  readonly code: number;
  readonly result: ImportAnswer;
  /** Everything it said. */
  readonly text: string;
}

/** `indexer import …` in this process, with its answer as JSON. */
export async function runImport(...args: readonly string[]): Promise<ImportRun> {
  let text = '';
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const code = await runIndexer(['import', ...args, '--json'], {
    environment: {},
    stdout: output,
    stderr: output,
  });
  const lines = text.trim().split('\n');
  const last = lines.at(-1) ?? '';
  return { code, result: JSON.parse(last) as ImportAnswer, text };
}

export function aPath(name: string): Promise<string> {
  return mkdtemp(join(tmpdir(), 'import-spec-')).then(folder => join(folder, name));
}

/** The records of one file of a source. */
export async function recordsIn<R = unknown>(folder: string, file: string): Promise<R[]> {
  const text = await readFile(join(folder, file), 'utf8');
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as R);
}

import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { START } from '../source/position.js';
import { chooseReader } from './open-dump.js';
import { readBzip2 } from './read-bzip2.js';

/** A file that begins as a bzip2 file does, and programs beside it that are written for a test. */
async function aDump(
  scripts: Readonly<Record<string, string>>,
): Promise<{ path: string; programs: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'bzip2-spec-'));
  const path = join(folder, 'dump.bz2');
  await writeFile(path, 'BZhone\ntwo\nthree\n');
  for (const [name, script] of Object.entries(scripts)) {
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(folder, name), 0o755);
  }
  return { path, programs: ['lbzip2', 'bzip2'].map(name => join(folder, name)) };
}

async function textFrom(scripts: Readonly<Record<string, string>>, skip = 0): Promise<string> {
  const { path, programs } = await aDump(scripts);
  const blocks = await Array.fromAsync(readBzip2(path, { at: 0, skip }, programs));
  return Buffer.concat(blocks.map(({ bytes }) => bytes)).toString();
}

const DECOMPRESS = 'tail -c +4';

it('is read through a program of the machine, from any position', async () => {
  expect(await textFrom({ bzip2: DECOMPRESS })).toBe('one\ntwo\nthree\n');
  expect(await textFrom({ bzip2: DECOMPRESS }, 6)).toBe('o\nthree\n');
});

it('is read through the faster program where there are both', async () => {
  expect(await textFrom({ lbzip2: DECOMPRESS, bzip2: 'exit 1' })).toBe('one\ntwo\nthree\n');
});

it('is recognized by how it begins', async () => {
  const { path } = await aDump({});
  expect(await chooseReader(path)).toBe(readBzip2);
});

it('says what to do when no program is installed', async () => {
  await expect(textFrom({})).rejects.toThrow(/neither is installed.*download the \.gz dump/);
});

it.each([
  ['echo "bzip2: Compressed file ends unexpectedly" >&2; exit 2', /it is incomplete/],
  ['echo "bzip2: data integrity (CRC) error" >&2; exit 2', /cannot be decompressed: bzip2: data integrity/],
])('tells a cut file from a damaged one: %s', async (script, message) => {
  await expect(textFrom({ bzip2: script })).rejects.toThrow(message);
});

it('may be stopped in the middle', async () => {
  const { path, programs } = await aDump({ bzip2: 'while echo line; do :; done' });
  for await (const { bytes } of readBzip2(path, START, programs)) {
    expect(bytes.length).toBeGreaterThan(0);
    break;
  }
});

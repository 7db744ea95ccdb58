import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { DumpCut, DumpDamaged } from './dump-failures.js';
import { isGzip, readDump } from './read-dump.js';

async function aFile(...parts: readonly Buffer[]): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'gzip-spec-')), 'dump.gz');
  await writeFile(path, Buffer.concat(parts));
  return path;
}

async function textFrom(path: string): Promise<string> {
  const blocks = await Array.fromAsync(readDump(path, await isGzip(path)));
  return Buffer.concat(blocks.map(({ bytes }) => bytes)).toString();
}

/** Several blocks of decompressed bytes, and several pieces of compressed ones. */
const LARGE = Array.from({ length: 120_000 }, (_, index) => `${index} ${Math.sin(index)}\n`).join('');

describe('a gzip file', () => {
  it.each<[string, Buffer[], string]>([
    ['of one member', [gzipSync('one\n')], 'one\n'],
    [
      'of many members, some empty',
      ['[\n', '', 'two\n', 'three', ',\n]'].map(text => gzipSync(text)),
      '[\ntwo\nthree,\n]',
    ],
    ['padded with zeros', [gzipSync('one\n'), Buffer.alloc(5_000)], 'one\n'],
    ['larger than a block', [gzipSync(LARGE), gzipSync('end')], `${LARGE}end`],
  ])('%s', async (_, parts, text) => {
    expect((await textFrom(await aFile(...parts))) === text).toBe(true);
  });
});

describe('a cut gzip file', () => {
  const parts = [gzipSync('first\n'), gzipSync(LARGE)];
  const size = parts.reduce((sum, { length }) => sum + length, 0);

  it.each([
    ['in the data', size - 1_000],
    ['in the checksum', size - 4],
    ['in the header of a member', parts[0]!.length + 5],
  ])('%s gives what is whole, then says that it is cut', async (_, length) => {
    const path = await aFile(Buffer.concat(parts).subarray(0, length));
    let text = '';
    const read = async () => {
      for await (const { bytes } of readDump(path, true)) text += bytes.toString();
    };
    await expect(read()).rejects.toThrow(DumpCut);
    expect(`first\n${LARGE}`.startsWith(text)).toBe(true);
    expect(text.startsWith('first\n')).toBe(true);
  });
});

describe('a damaged gzip file', () => {
  const spoiled = (offsetFromEnd: number) => {
    const member = Buffer.from(gzipSync(LARGE));
    const place = member.length - offsetFromEnd;
    member[place] = (member[place] ?? 0) ^ 0xff;
    return member;
  };

  it.each<[string, Buffer[], RegExp]>([
    ['with a wrong checksum', [spoiled(8)], /incorrect data check/],
    ['with a wrong length', [spoiled(1)], /incorrect length check/],
    ['with broken data', [spoiled(200_000)], /damaged before byte/],
    [
      'followed by something else',
      [gzipSync('one\n'), Buffer.from('this is no gzip')],
      /incorrect header check/,
    ],
  ])('%s says where', async (_, parts, message) => {
    const path = await aFile(...parts);
    const failure: unknown = await textFrom(path).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DumpDamaged);
    expect((failure as Error).message).toMatch(message);
  });
});

it.each([
  ['bzip2', '425a6839', 'lbzcat'],
  ['zstd', '28b52ffd', 'zstdcat'],
])(
  'refuses a dump that is compressed with %s, and says what decompresses it',
  async (name, start, program) => {
    const refused = isGzip(await aFile(Buffer.from(start, 'hex')));
    await expect(refused).rejects.toThrow(new RegExp(`compressed with ${name}.*${program}`));
  },
);

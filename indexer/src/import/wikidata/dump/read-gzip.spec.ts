import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { START, type Position } from '../source/position.js';
import { DumpCut, DumpDamaged } from './dump-failures.js';
import { readGzip } from './read-gzip.js';

async function aFile(...parts: readonly Buffer[]): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'gzip-spec-')), 'dump.gz');
  await writeFile(path, Buffer.concat(parts));
  return path;
}

async function textFrom(path: string, from: Position = START): Promise<string> {
  const blocks = await Array.fromAsync(readGzip(path, from));
  return Buffer.concat(blocks.map(({ bytes }) => bytes)).toString();
}

/** A member with everything that a header may hold. */
function fullMember(text: string): Buffer {
  const [flags, deflate] = [2 + 4 + 8 + 16, 8];
  const content = Buffer.from(text);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(content), 0);
  trailer.writeUInt32LE(content.length, 4);
  return Buffer.concat([
    Buffer.from([0x1f, 0x8b, deflate, flags, 0, 0, 0, 0, 0, 255]),
    Buffer.from([3, 0, 1, 2, 3]),
    Buffer.from('name\0comment\0'),
    Buffer.from([0xab, 0xcd]),
    deflateRawSync(content),
    trailer,
  ]);
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
    ['with all that a header may hold', [fullMember('one\n'), fullMember('two\n')], 'one\ntwo\n'],
    ['padded with zeros', [gzipSync('one\n'), Buffer.alloc(5_000)], 'one\n'],
    ['larger than a block', [gzipSync(LARGE), gzipSync('end')], `${LARGE}end`],
  ])('%s', async (_, parts, text) => {
    expect((await textFrom(await aFile(...parts))) === text).toBe(true);
  });

  it('is read on from the start of every block, and from the middle', async () => {
    const path = await aFile(gzipSync('first\n'), gzipSync(LARGE), gzipSync('last\n'));
    const blocks = await Array.fromAsync(readGzip(path, START));
    expect(blocks.length).toBeGreaterThan(3);
    const whole = `first\n${LARGE}last\n`;
    let before = 0;
    for (const { bytes, position } of blocks) {
      expect((await textFrom(path, position)) === whole.slice(before)).toBe(true);
      const middle = { at: position.at, skip: position.skip + 3 };
      expect((await textFrom(path, middle)) === whole.slice(before + 3)).toBe(true);
      before += bytes.length;
    }
  });

  it('of which a position is the end of a member continues with the next', async () => {
    const path = await aFile(gzipSync('first\n'), gzipSync('last\n'));
    expect(await textFrom(path, { at: 0, skip: 6 })).toBe('last\n');
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
      for await (const { bytes } of readGzip(path, START)) text += bytes.toString();
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
    ['with a wrong checksum', [spoiled(8)], /checksum/],
    ['with a wrong length', [spoiled(1)], /checksum/],
    ['with broken data', [spoiled(200_000)], /damaged before byte/],
    ['followed by something else', [gzipSync('one\n'), Buffer.from('this is no gzip')], /no gzip data/],
  ])('%s says where', async (_, parts, message) => {
    const path = await aFile(...parts);
    const failure: unknown = await textFrom(path).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DumpDamaged);
    expect((failure as Error).message).toMatch(message);
  });
});

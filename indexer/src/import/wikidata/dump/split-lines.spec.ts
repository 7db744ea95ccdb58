import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DumpBlock } from './read-dump.js';
import { splitLines } from './split-lines.js';

async function* blocksOf(text: Buffer, sizes: readonly number[]): AsyncGenerator<DumpBlock> {
  let at = 0;
  for (let index = 0; at < text.length; index++) {
    const bytes = text.subarray(at, at + (sizes[index % sizes.length] ?? 1));
    yield { bytes, fileBytes: at + bytes.length };
    at += bytes.length;
  }
}

const split = (text: string, sizes: readonly number[], longest?: number) =>
  Array.fromAsync(splitLines(blocksOf(Buffer.from(text), sizes), longest));

const TEXT = '[\n{"a":1},\r\n{"b":"\u2028é"},\n\n{"c":3}';
const LINES = ['[', '{"a":1},\r', '{"b":"\u2028é"},', '', '{"c":3}'];

it.each([[[1]], [[2, 3]], [[7]], [[1000]]])('finds the same lines in blocks of %j bytes', async sizes => {
  const batches = await split(TEXT, sizes);
  expect(batches.flatMap(({ lines }) => lines.map(String))).toEqual(LINES);
});

it('loses and invents nothing, however lines and blocks lie', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('a', 'é', '\n', '\r', '\u2028'), { maxLength: 60 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
      async (letters, sizes) => {
        const text = letters.join('');
        const batches = await split(text, sizes);
        const expected = text.split('\n');
        if (expected.at(-1) === '') expected.pop();
        expect(batches.flatMap(({ lines }) => lines.map(String))).toEqual(expected);
      },
    ),
  );
});

describe('a line that is too long', () => {
  it.each([[[1]], [[4]], [[100]]])('is passed over, and the others are not (blocks of %j)', async sizes => {
    const batches = await split('short\nmuch too long\nalso\nand an open one too', sizes, 5);
    expect(batches.flatMap(({ lines }) => lines.map(String))).toEqual(['short', 'also']);
    expect(batches.reduce((count, { overlong }) => count + overlong, 0)).toBe(2);
  });
});

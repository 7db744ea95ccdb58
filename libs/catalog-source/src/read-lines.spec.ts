import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '#libs/testing';
import { readLines } from './read-lines.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-lines-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function linesOf(content: string): Promise<[line: number, text: string][]> {
  const path = join(folder, 'lines');
  await writeFile(path, content);
  const lines = await Array.fromAsync(readLines(path));
  return lines.map(({ line, text }) => [line, text]);
}

it.each([
  ['a line feed', 'one\ntwo\n'],
  ['a carriage return and a line feed', 'one\r\ntwo\r\n'],
  ['the end of the file', 'one\ntwo'],
  ['a line feed after a byte order mark', '\uFEFFone\ntwo\n'],
])('ends a line at %s', async (_, content) => {
  expect(await linesOf(content)).toEqual([
    [1, 'one'],
    [2, 'two'],
  ]);
});

it.each(['\u2028', '\u2029', '\u0085', '\u000B', '\u000C', '\r'])('ends no line at %j', async character => {
  expect(await linesOf(`one${character}two\nthree\n`)).toEqual([
    [1, `one${character}two`],
    [2, 'three'],
  ]);
});

it('counts blank lines, and yields none', async () => {
  expect(await linesOf('\n \t\none\n\r\ntwo\n\n')).toEqual([
    [3, 'one'],
    [5, 'two'],
  ]);
});

it('returns any lines, also those longer than what is read at once', async () => {
  const line = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc
      .tuple(fc.constantFrom('a', 'é', '🎲'), fc.integer({ min: 10_000, max: 90_000 }))
      .map(([letter, times]) => letter.repeat(times)),
  );
  const text = line.filter(each => !/[\n\r]|^\uFEFF/.test(each) && each.trim() !== '');
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 8 }), async texts => {
      const found = await linesOf(texts.map(each => `${each}\n`).join(''));
      expect(found).toEqual(texts.map((each, index) => [index + 1, each]));
    }),
    { numRuns: runs(20) },
  );
});

import { PassThrough } from 'node:stream';
import { expect, it } from '@jest/globals';
import { inRed } from './in-red.js';

const terminal = (colorDepth: number) =>
  Object.assign(new PassThrough(), { isTTY: true, getColorDepth: () => colorDepth });

it.each([
  ['a terminal that shows colors', terminal(8), '\x1b[31mindexer:\x1b[39m'],
  ['a terminal without colors', terminal(1), 'indexer:'],
  ['a file', new PassThrough(), 'indexer:'],
])('writes to %s what it can show', (_, stream, expected) => {
  expect(inRed('indexer:', stream)).toBe(expected);
});

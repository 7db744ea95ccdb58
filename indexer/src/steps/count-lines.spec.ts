import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { aGame, writeSource } from '#libs/testing';
import { countLines } from './count-lines.js';

it('counts the lines of all files', async () => {
  expect(await countLines(await writeSource({ games: [aGame({ id: 'a' }), aGame({ id: 'b' })] }))).toBe(2);
});

it('does not wait for the writer of a pipe', async () => {
  const source = await writeSource({});
  await rm(join(source, 'games.ndjson'));
  execFileSync('mkfifo', [join(source, 'games.ndjson')]);
  expect(await countLines(source)).toBe(0);
});

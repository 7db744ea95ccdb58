import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { aGame, writeSource } from '#libs/testing';
import { openSource } from './open-source.js';
import { sourceSize } from './source-size.js';

it('says how much is read in kilobytes, whose sum the sizes of the files tell', async () => {
  const games = Array.from({ length: 100 }, (_, at) => aGame({ id: `game-${at}` }));
  const source = await writeSource({ games });
  let [done, total] = [0, 0];
  const report = {
    tell: () => {},
    begin: (_event: string, _what: string, of: number) => {
      total = of;
      return {
        advance: () => {
          done++;
        },
        end: () => {},
      };
    },
    result: () => {},
  };
  await openSource(source, 0, { report, signal: new AbortController().signal });
  expect(total).toBe(Math.floor((await sourceSize(source)) / 1_000));
  expect(total).toBeGreaterThan(10);
  expect(done).toBe(total);
});

it('does not wait for the writer of a pipe to know the size', async () => {
  const source = await writeSource({});
  await rm(join(source, 'games.ndjson'));
  execFileSync('mkfifo', [join(source, 'games.ndjson')]);
  expect(await sourceSize(source)).toBe(0);
});

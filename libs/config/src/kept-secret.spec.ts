import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { keptSecret } from './kept-secret.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('gives processes that start together one secret', async () => {
  const given = await Promise.all(Array.from({ length: 20 }, () => keptSecret(folder, 'secret')));
  expect([...new Set(given)]).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
});

it('is complete as soon as there is a file, which another process may read', async () => {
  const seen = new Set<number>();
  for (let attempt = 0; attempt < 200; attempt++) {
    const name = `secret-${attempt}`;
    const state = { isMade: false };
    const made = keptSecret(folder, name).finally(() => (state.isMade = true));
    while (!state.isMade) {
      if (existsSync(join(folder, name))) seen.add(readFileSync(join(folder, name), 'utf8').length);
      await setImmediate();
    }
    await made;
  }
  expect([...seen]).toEqual([43]);
});

it('keeps it in one file, which only this user reads', async () => {
  const secret = await keptSecret(folder, 'secret');
  expect(await keptSecret(folder, 'secret')).toBe(secret);
  expect(await readdir(folder)).toEqual(['secret']);
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
});

import { execFile } from 'node:child_process';
import { mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startListeningApi, type ListeningApi } from '../../e2e/support/listening-api.js';

const run = promisify(execFile);

/** One game, one page and one problem through openapi-fetch and the generated types, printed as one line of JSON. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './types.js';

const { CATALOG_URL = '', CATALOG_KEY = '' } = process.env;
const catalog = createClient<paths>({
  baseUrl: CATALOG_URL,
  headers: { Authorization: 'Bearer ' + CATALOG_KEY },
});

const game = await catalog.GET('/games/{slug}', { params: { path: { slug: 'catan' } } });
const page = await catalog.GET('/games', { params: { query: { q: 'flügelschlag', players: 5, limit: 1 } } });
const missing = await catalog.GET('/games/{slug}', { params: { path: { slug: 'no-such-game' } } });

// @ts-expect-error The description knows no such parameter.
await catalog.GET('/games', { params: { query: { player: 5 } } });

console.log(
  JSON.stringify({
    game: game.data?.data.id,
    year: game.data?.data.yearPublished,
    found: page.data?.data.map(({ name }) => name.de),
    more: page.data?.pagination.hasMore,
    problem: missing.error?.code,
  }),
);
`;

describe('A TypeScript client, generated from the description', () => {
  let folder: string;
  let api: ListeningApi;

  beforeAll(async () => {
    api = await startListeningApi();
    folder = await mkdtemp(join(tmpdir(), 'typescript-client-'));
    await writeFile(join(folder, 'openapi.json'), (await api.request({ url: '/openapi.json' })).body);
    const generator = resolve('node_modules/openapi-typescript/bin/cli.js');
    await run(process.execPath, [generator, 'openapi.json', '--output', 'types.ts'], { cwd: folder });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'call.ts'), PROGRAM);
  });
  afterAll(() => api.close());

  it('has correct types, and so has a program that uses it', async () => {
    const tsc = resolve('node_modules/typescript/bin/tsc');
    const flags = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
    const errors = await run(process.execPath, [tsc, ...flags, 'call.ts'], { cwd: folder }).then(
      () => '',
      (reason: unknown) => (reason as { stdout: string }).stdout,
    );
    expect(errors).toBe('');
  });

  it('gets a game, a page and a problem from the service', async () => {
    const { stdout } = await run(process.execPath, ['call.ts'], {
      cwd: folder,
      env: { CATALOG_URL: api.baseUrl, CATALOG_KEY: api.key },
    });
    expect(JSON.parse(stdout)).toEqual({
      game: 'catan',
      year: 1995,
      found: ['Flügelschlag'],
      more: false,
      problem: 'not_found',
    });
  });
});

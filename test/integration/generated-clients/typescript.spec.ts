import { execFile } from 'node:child_process';
import { mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startListeningApi, type ListeningApi } from '../../e2e/support/listening-api.js';
import { typeErrors } from '../../support/type-errors.js';
import { ANSWERS } from './answers.js';

const run = promisify(execFile);

/** The requests of {@link ANSWERS} through openapi-fetch and the generated types, printed as one line of JSON. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './types.js';

const { BGC_API_URL = '', BGC_API_KEY = '' } = process.env;
const catalog = createClient<paths>({
  baseUrl: BGC_API_URL,
  headers: { Authorization: 'Bearer ' + BGC_API_KEY },
});

const game = await catalog.GET('/games/{slug}', { params: { path: { slug: 'catan' } } });
const page = await catalog.GET('/games', { params: { query: { q: 'flügelschlag', players: 5, limit: 1 } } });
const selected = await catalog.GET('/games', {
  params: { query: { language: 'DE', sort: '-year', count: true, fields: 'yearPublished' } },
});
const terms = await catalog.GET('/games', {
  params: { query: { mechanic: 'trading|engine-building', category: '!animals', language: 'de,fr' } },
});
const missing = await catalog.GET('/games/{slug}', { params: { path: { slug: 'no-such-game' } } });

// @ts-expect-error The description knows no such parameter.
await catalog.GET('/games', { params: { query: { player: 5 } } });

// @ts-expect-error An answer to a request with \`fields\` may have no name, so that none can be promised.
() => selected.data?.data.map(({ name }) => name.en);

console.log(
  JSON.stringify({
    game: game.data?.data.id,
    year: game.data?.data.yearPublished,
    selected: selected.data?.data.map(({ id, yearPublished }) => [id, yearPublished]),
    total: selected.data?.pagination.total,
    found: page.data?.data.map(({ name }) => name?.de),
    more: page.data?.pagination.hasMore,
    terms: terms.data?.data.map(({ id }) => id),
    problem: missing.error?.code,
  }),
);
`;

describe('A TypeScript client, generated from the description', () => {
  let folder: string;
  let api: ListeningApi;

  beforeAll(async () => {
    api = await startListeningApi({ isDocumented: true });
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
    expect(await typeErrors(folder, ['call.ts'])).toBe('');
  });

  it('gets a game, pages and a problem from the service', async () => {
    const { stdout } = await run(process.execPath, ['call.ts'], {
      cwd: folder,
      env: { BGC_API_URL: api.baseUrl, BGC_API_KEY: api.key },
    });
    expect(JSON.parse(stdout)).toEqual(ANSWERS);
  });
});

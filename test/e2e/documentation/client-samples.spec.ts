import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { samplesFor } from '../../../apps/dashboard/src/keys/samples.js';
import { builtClient } from '../../support/built-client.js';
import { typeErrors } from '../../support/type-errors.js';
import { startApi, type TestApi } from '../support/start-api.js';
import { panelsOf } from './shown-code.js';

/** The variables that the quick start, the README of the client and the documentation of the MCP server define. */
const VARIABLES = ['BGC_API_KEY', 'BGC_API_URL'];
const USED_VARIABLE = /\bprocess\.env\.(\w+)|\bos\.environ\["(\w+)"\]|(?:^|[^\\\w])\$(\w+)\b/g;

let api: TestApi;
/** Programs that use the client, by where they are shown. */
const programs = new Map<string, string>();
/** Everything with code in it that readers copy. */
const texts = new Map<string, string>();

beforeAll(async () => {
  api = await startApi({ isDocumented: true });
  const { body: index } = await api.request({ url: '/docs/reference' });
  for (const [path] of index.matchAll(/\/docs\/reference\/[\w-]+/g)) {
    const { body } = await api.request({ url: path });
    for (const label of ['curl', 'JavaScript', 'Python', 'Client'])
      texts.set(`${label} ${path}`, panelsOf(body, label).join('\n'));
    programs.set(path, texts.get(`Client ${path}`)!);
  }
  const { body: list } = await api.request({ url: '/llms.txt' });
  for (const [path, page] of list.matchAll(/(\/docs\/guides\/[\w-]+)\.md/g)) {
    texts.set(path, (await api.request({ url: path })).body);
    if (page === '/docs/guides/client') continue;
    const samples = panelsOf((await api.request({ url: page! })).body, 'Client');
    for (const [index, code] of samples.entries()) programs.set(`${page!} ${index}`, code);
  }
  for (const file of ['README.md', 'libs/client/README.md', 'docs/mcp.md'])
    texts.set(file, await readFile(file, 'utf8'));
  programs.set('guide', blocksOf(texts.get('/docs/guides/client.md')!, 'ts'));
  const { publicUrl } = api.config.http;
  const site = { apiUrl: `${publicUrl}/api/v1`, docsUrl: `${publicUrl}/docs` };
  for (const { id, text } of samplesFor(api.key, site)) texts.set(id, text);
  programs.set('dashboard', texts.get('sample-client')!);
});
afterAll(() => api.close());

function blocksOf(markdown: string, language: string): string {
  const blocks = markdown.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'));
  return Array.from(blocks, ([, code]) => code).join('\n');
}

describe('the samples of the client', () => {
  it('have the right types under strict TypeScript', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'client-samples-'));
    await mkdir(join(folder, 'node_modules'));
    await symlink(await builtClient(), join(folder, 'node_modules/board-game-catalog-client'));
    await symlink(resolve('node_modules/@types'), join(folder, 'node_modules/@types'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    const files = await Promise.all(
      Array.from(programs.values(), async (code, index) => {
        const file = `sample-${index}.ts`;
        await writeFile(join(folder, file), code);
        return file;
      }),
    );
    expect(files.length).toBeGreaterThan(10);
    expect(await typeErrors(folder, files)).toBe('');
  });

  it('lead to the page that says how to install it', async () => {
    const { body } = await api.request({ url: '/docs/guides/client.md' });
    expect(body).toMatch(/npm run client:build[^]*npm install/);
    for (const [place, code] of programs)
      if (place !== 'guide')
        expect([place, code]).toEqual([place, expect.stringContaining('/docs/guides/client\n')]);
  });
});

it('every sample reads the same variables for the key and the address', () => {
  for (const [place, text] of texts) {
    const used = Array.from(text.matchAll(USED_VARIABLE), ([, ...names]) => names.find(Boolean)!);
    expect([place, used.filter(name => !VARIABLES.includes(name))]).toEqual([place, []]);
  }
});

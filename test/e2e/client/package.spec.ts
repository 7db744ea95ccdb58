import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { minify } from '@swc/core';
import { builtClient } from '../../support/built-client.js';
import { typeErrors } from '../../support/type-errors.js';
import { startListeningApi, type ListeningApi } from '../support/listening-api.js';

const run = promisify(execFile);
const MAX_GZIPPED_BYTES = 5_000;

/** The folder of the package. */
let client: string;
let folder: string;
let api: ListeningApi;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-package-'));
  client = await builtClient();
  api = await startListeningApi({ environment: { CATALOG_SOURCE: 'indexer/seed' } });
});
afterAll(() => api.close());

describe('The package of the client', () => {
  it('consists of modules with type declarations, and needs no other package', async () => {
    const manifest = JSON.parse(await readFile(join(client, 'package.json'), 'utf8'));
    const { types, default: main } = manifest.exports['.'];
    const built = await readdir(join(client, 'dist'));
    expect(built).toEqual(
      expect.arrayContaining([types, main].map((path: string) => path.slice('./dist/'.length))),
    );
    expect(built.filter(name => name.includes('spec'))).toEqual([]);
    expect(Object.keys(manifest)).not.toContain('dependencies');
    const imports = (await modules()).flatMap(({ code }) => [...code.matchAll(/\bfrom ["']([^"']+)/g)]);
    expect(imports.map(([, from]) => from).filter(from => !from?.startsWith('./'))).toEqual([]);
  });

  it('is packed by `npm pack` in its folder, with nothing else in it', async () => {
    const packed = await mkdtemp(join(tmpdir(), 'client-packed-'));
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', packed], {
      cwd: 'libs/client',
    });
    const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('[')));
    const built = (await readdir(join(client, 'dist'))).map(name => `dist/${name}`);
    expect(files.map(({ path }: { path: string }) => path).sort()).toEqual(
      ['LICENSE', 'README.md', 'package.json', ...built].sort(),
    );
    const program = await mkdtemp(join(tmpdir(), 'client-installed-'));
    await writeFile(join(program, 'package.json'), '{ "type": "module" }');
    await run('npm', ['install', '--offline', '--no-audit', join(packed, filename)], { cwd: program });
    const code = "console.log(typeof (await import('board-game-catalog-client')).CatalogClient)";
    const { stdout: printed } = await run(process.execPath, ['--input-type=module', '-e', code], {
      cwd: program,
    });
    expect(printed).toBe('function\n');
  });

  it(`is smaller than ${MAX_GZIPPED_BYTES} bytes, minified and gzipped`, async () => {
    const minified = await Promise.all(
      (await modules()).map(({ code }) => minify(code, { module: true, mangle: true, compress: true })),
    );
    const bytes = gzipSync(minified.map(({ code }) => code).join('\n'), { level: 9 }).length;
    expect(bytes).toBeLessThan(MAX_GZIPPED_BYTES);
  });
});

describe('The examples of its README', () => {
  const example = () => join(folder, 'example');

  beforeAll(async () => {
    const readme = await readFile('libs/client/README.md', 'utf8');
    const program = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code).join('\n');
    await mkdir(join(example(), 'node_modules'), { recursive: true });
    await symlink(client, join(example(), 'node_modules/board-game-catalog-client'));
    await symlink(resolve('node_modules/@types'), join(example(), 'node_modules/@types'));
    await writeFile(join(example(), 'package.json'), '{ "type": "module" }');
    await writeFile(join(example(), 'readme.ts'), program);
  });

  it('have the right types', async () => {
    expect(await typeErrors(example(), ['readme.ts'])).toBe('');
  });

  it.each(['browser', 'neither'] as const)(
    'begin with types that a program for %s has, too',
    async platform => {
      const program = `import { CatalogClient, type CatalogClientOptions } from 'board-game-catalog-client';
      const options: CatalogClientOptions = { baseUrl: undefined, key: undefined, onResponse: ({ status }) => status };
      export const name: Promise<string> = new CatalogClient(options).game('catan').then(({ name: { en } }) => en);`;
      await writeFile(join(example(), `${platform}.ts`), program);
      expect(await typeErrors(example(), [`${platform}.ts`], platform)).toBe('');
    },
  );

  it('print what their comments say', async () => {
    const program = await readFile(join(example(), 'readme.ts'), 'utf8');
    const promised = [...program.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
    const { stdout } = await run(process.execPath, ['readme.ts'], {
      cwd: example(),
      env: { PATH: process.env.PATH, BGC_API_URL: api.baseUrl, BGC_API_KEY: api.key },
    });
    expect(stdout.trimEnd().split('\n')).toEqual(promised);
    expect(promised.length).toBeGreaterThan(5);
  });
});

async function modules(): Promise<{ name: string; code: string }[]> {
  const names = (await readdir(join(client, 'dist'))).filter(name => name.endsWith('.js'));
  return Promise.all(
    names.map(async name => ({ name, code: await readFile(join(client, 'dist', name), 'utf8') })),
  );
}

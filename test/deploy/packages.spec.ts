import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { freePort } from '../support/free-port.js';
import { TestProcess } from '../support/test-process.js';

interface Package {
  readonly license?: string;
  readonly dev?: boolean;
}

/** Licenses that ask for no more than to be named, and that of the fonts. A new one is read before it is added. */
const ACCEPTED = [
  ...['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0'],
  ...['OFL-1.1', 'Python-2.0'],
];

const DOCKERFILE = readFileSync('Dockerfile', 'utf8');
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>;
};
const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);

it('every package of the image has a license that is accepted', () => {
  expect(shipped.length).toBeGreaterThan(100);
  const others = shipped.filter(([, { license }]) => license === undefined || !ACCEPTED.includes(license));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

it('no license is accepted that no package has', () => {
  const licenses = shipped.map(([, { license }]) => license);
  expect(ACCEPTED.filter(license => !licenses.includes(license))).toEqual([]);
});

it('the image has a list of its packages (CycloneDX), made by the command of the Dockerfile', () => {
  const [, options = ''] = /npm sbom (.*) > sbom/.exec(DOCKERFILE) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  for (const name of ['package.json', 'package-lock.json']) cpSync(name, join(folder, name));
  const args = ['sbom', ...options.split(' ')];
  const list = JSON.parse(execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })) as {
    readonly bomFormat: string;
    readonly components: readonly { readonly name: string; readonly licenses?: readonly unknown[] }[];
  };
  const names = list.components.map(({ name }) => name);
  expect(list.bomFormat).toBe('CycloneDX');
  expect(names).toEqual(expect.arrayContaining(['fastify', 'ioredis', '@elastic/elasticsearch']));
  expect(names.filter(name => ['jest', 'eslint', 'playwright-core', 'typescript'].includes(name))).toEqual(
    [],
  );
  expect(list.components.filter(({ licenses }) => licenses === undefined)).toEqual([]);
});

it('the API starts without the packages that the Dockerfile leaves out', async () => {
  const [, removed = ''] = /rm -r (node_modules.*)/.exec(DOCKERFILE) ?? [];
  const left = [...removed.split(' ').map(path => path.replace('node_modules/', '')), 'typescript'];
  expect(left).toContain('swagger-ui-dist');
  const refuse = `import { registerHooks } from 'node:module';
    registerHooks({ resolve(name, context, next) {
      if (/^(${left.join('|')})(\\/|$)/.test(name)) throw new Error(name + ' is not in the image');
      return next(name, context);
    } });`;
  const api = new TestProcess('apps/api/src/main.ts', {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(refuse)}`,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'without-packages-')),
    PORT: String(await freePort()),
  });
  await api.printed(/"msg":"serving"/);
  await api.kill();
});

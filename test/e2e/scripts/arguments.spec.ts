import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { TestProcess } from '../../support/test-process.js';

/** An environment in which no process could start: the command line is read before anything else. */
const UNUSABLE = { PORT: 'x', DASHBOARD_PORT: 'x', MCP_PORT: 'x' };

/** Pretends that Node is an old one, for which nothing of ours can be linked. */
const OLD_NODE = `
  import { registerHooks } from 'node:module';
  globalThis.process = Object.create(process, { version: { value: 'v20.11.0' } });
  registerHooks({
    resolve(specifier, context, next) {
      const isOurs = /[.]ts$/.test(context.parentURL) && specifier !== '#libs/node-version';
      if (isOurs) throw new SyntaxError('cannot be linked: ' + specifier);
      return next(specifier, context);
    },
  });`;
const ON_OLD_NODE = {
  NODE_OPTIONS: `--import data:text/javascript;base64,${Buffer.from(OLD_NODE).toString('base64')}`,
};

describe.each([
  'apps/api/src/main.ts',
  'apps/api/src/print-config.ts',
  'apps/dashboard/src/main.ts',
  'apps/mcp/src/main.ts',
  'apps/keys/src/main.ts',
  'indexer/src/main.ts',
])('%s', entry => {
  it('says in a line which Node it needs, and where that is', async () => {
    const process = new TestProcess(entry, ON_OLD_NODE);
    expect([await process.ended, process.output]).toEqual([
      1,
      expect.stringMatching(/^Node 24 or newer is needed, and this is v20\.11\.0: .*\.bin\/node .*\.ts\n$/),
    ]);
  });

  it('explains itself with --help, and ends with 0', async () => {
    const process = new TestProcess(entry, UNUSABLE, ['--help']);
    expect([await process.ended, process.output]).toEqual([0, expect.stringMatching(/^Usage: /)]);
  });

  it('ends with 0 and without a word when nothing reads what it prints', async () => {
    const process = new TestProcess(entry, UNUSABLE, ['--help']);
    process.stopReading();
    expect([await process.ended, process.output]).toEqual([0, '']);
  });

  it.each(['--prot=3000', 'production'])('refuses the argument %s with 2, and names it', async argument => {
    const process = new TestProcess(entry, UNUSABLE, [argument]);
    expect([await process.ended, process.output]).toEqual([
      2,
      expect.stringContaining(argument.split('=')[0]!),
    ]);
  });
});

describe.each([
  ...['bench-search', 'bench', 'build-client', 'build', 'dev', 'services', 'start', 'test'],
  ...['deploy/make-access', 'deploy/pin-images'],
])('scripts/%s.mjs', script => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], { encoding: 'utf8' });

  it('explains itself with --help, and ends with 0', () => {
    expect(run('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Usage: (?:npm|node) /),
    });
  });

  it('refuses an option that it does not know with 2, and names it', () => {
    expect(run('--prot')).toMatchObject({ status: 2, stderr: expect.stringContaining('"--prot"') });
  });

  it('refuses more arguments than it takes', () => {
    expect(run('a', 'b', 'c')).toMatchObject({ status: 2, stderr: expect.stringMatching(/"[abc]"/) });
  });
});

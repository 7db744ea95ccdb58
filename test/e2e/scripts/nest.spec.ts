import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

/** What Nest's command reads. */
const PROJECT = ['apps', 'libs', 'indexer/src', 'package.json', 'nest-cli.json', 'tsconfig.json', '.swcrc'];

let folder: string;
let nest: ChildProcessByStdio<null, Readable, null>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nest-'));
  for (const path of PROJECT) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  nest = spawn('node_modules/.bin/nest', ['start', 'api'], {
    cwd: folder,
    env: {
      PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}`,
      PORT: '0',
      CATALOG_SOURCE: resolve('indexer/seed'),
      DATA_DIR: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own: the API is a process of Nest's.
    detached: true,
  });
});
afterEach(() => void process.kill(-nest.pid!, 'SIGKILL'));

it('nest start api builds the API with what it imports and without tests, and starts it', async () => {
  const address = await served();
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  expect(globSync('dist/**/*.spec.js', { cwd: folder })).toEqual([]);
  expect(existsSync(join(folder, 'dist/libs/testing'))).toBe(false);
});

/** The address that the API serves at, once it does. */
async function served(): Promise<string> {
  let output = '';
  nest.stdout.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(nest, 'exit').then(() => Promise.reject(new Error(`it ended: ${output}`)));
  for (;;) {
    const [, address] = /"addresses":\["([^"]+)/.exec(output) ?? [];
    if (address !== undefined) return address;
    await Promise.race([once(nest.stdout, 'data'), ended]);
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const HOOKS = new URL('../../../test/support/typescript-hooks.mjs', import.meta.url).href;
const MODULE = new URL('block-writer.ts', import.meta.url).href;

/** A process that writes numbered lines to its stdout, and whose `script` then decides how it ends. */
function writer(stdout: 'pipe' | number, lines: number, script: string): ChildProcess {
  const program = `
    const { BlockWriter } = await import(${JSON.stringify(MODULE)});
    const writer = new BlockWriter(1);
    for (let n = 0; n < ${lines}; n++) writer.write(n + ' é\\n');
    ${script}`;
  const flags = ['--disable-warning=ExperimentalWarning', '--import', HOOKS, '--input-type=module'];
  return spawn(process.execPath, [...flags, '-e', program], { stdio: ['ignore', stdout, 'inherit'] });
}

const ENDS = [
  ['by itself', 5_000, ''],
  ['by an exit at once', 100, 'process.exit(0)'],
  ['by an exit after a while', 5_000, 'setTimeout(() => process.exit(0), 1_000)'],
] as const;

it.each(ENDS)(
  'writes every line once and in order to a process that ends %s',
  async (_how, lines, script) => {
    const child = writer('pipe', lines, script);
    let text = '';
    child.stdout!.setEncoding('utf8').on('data', (data: string) => (text += data));
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(text).toBe(Array.from({ length: lines }, (_, n) => `${n} é\n`).join(''));
  },
);

it.each(ENDS)('lets a process without a reader end %s', async (_how, lines, script) => {
  const child = writer('pipe', lines, script);
  child.stdout!.destroy();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it.each(ENDS)('lets a process whose disk is full end %s', async (_how, lines, script) => {
  const full = openSync('/dev/full', 'w');
  expect(await once(writer(full, lines, script), 'exit')).toEqual([0, null]);
  closeSync(full);
});

it('writes what comes after lines that could not be written', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'block-writer-')), 'log');
  const file = openSync(path, 'w');
  const script = `
    const { closeSync, openSync } = await import('node:fs');
    closeSync(1);
    await new Promise(resolve => setTimeout(resolve, 300));
    openSync(${JSON.stringify(path)}, 'w');
    writer.write('the last line');`;
  expect(await once(writer(file, 100, script), 'exit')).toEqual([0, null]);
  closeSync(file);
  expect(readFileSync(path, 'utf8')).toBe('the last line');
});

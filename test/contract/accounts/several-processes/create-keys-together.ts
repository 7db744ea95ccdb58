import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

const CHILD = new URL('create-keys.child.ts', import.meta.url).pathname;
const HOOKS = new URL('../../../support/typescript-hooks.mjs', import.meta.url).href;

/**
 * Starts processes that, all at the same moment, create keys on the free plan for one account; with `keysEach: 0`, they
 * only open the database.
 * @returns the result of every request: `created` or the code of the refusal
 */
export async function createKeysTogether(
  url: string,
  { processes, keysEach }: { processes: number; keysEach: number },
): Promise<string[]> {
  const children = Array.from({ length: processes }, () => start([url, String(keysEach)]));
  await Promise.all(children.map(child => child.line('ready')));
  for (const child of children) child.go();
  const answers = await Promise.all(children.map(child => child.line('[')));
  return answers.flatMap(answer => JSON.parse(answer) as string[]);
}

function start(args: string[]) {
  const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning', '--import', HOOKS];
  const child: ChildProcessByStdio<Writable, Readable, Readable> = spawn(
    process.execPath,
    [...flags, CHILD, ...args],
    { stdio: ['pipe', 'pipe', 'pipe'], env: { PATH: process.env.PATH } },
  );
  let errorOutput = '';
  child.stderr.on('data', (data: Buffer) => (errorOutput += data.toString()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async line(beginning: string): Promise<string> {
      const { value, done } = await lines.next();
      if (done !== true && value.startsWith(beginning)) return value;
      throw new Error(`a process failed:\n${errorOutput}`);
    },
    go: () => child.stdin.write('go\n'),
  };
}

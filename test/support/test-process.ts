import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';

const HOOKS = new URL('typescript-hooks.mjs', import.meta.url).href;

/** Runs a command on a terminal of its own, and prints what that shows. */
const ON_TERMINAL = ['python3', '-c', 'import pty, sys; pty.spawn(sys.argv[1:])'];

/** One of the project's processes, run from its sources with its own environment. */
export class TestProcess {
  /** Everything that was printed until now. */
  output = '';
  private readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** Its exit code; the name of the signal if one ended it. */
  readonly ended: Promise<number | string>;

  /**
   * @param entry path from the project's folder, `apps/api/src/main.ts` for instance
   * @param onTerminal whether it prints to a terminal
   */
  constructor(
    entry: string,
    environment: Readonly<Record<string, string>>,
    args: readonly string[] = [],
    onTerminal = false,
  ) {
    const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning', '--import', HOOKS];
    const command = [...(onTerminal ? ON_TERMINAL : []), process.execPath, ...flags, entry, ...args];
    this.child = spawn(command[0]!, command.slice(1), {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, ...environment },
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.on('data', (data: Buffer) => (this.output += data.toString()));
    this.ended = once(this.child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('the process was not started');
    return this.child.pid;
  }

  /** Megabytes of memory that the process uses. */
  async memoryMb(): Promise<number> {
    const status = await readFile(`/proc/${this.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
  }

  /** Waits until this was printed. @throws when the process ends without printing it */
  async printed(pattern: RegExp): Promise<RegExpExecArray> {
    const ended = this.ended.then(() => 'ended');
    for (let state: unknown; ;) {
      const found = pattern.exec(this.output);
      if (found !== null) return found;
      if (state === 'ended') throw new Error(`the process never printed ${pattern.source}:\n${this.output}`);
      state = await Promise.race([once(this.child.stdout, 'data'), ended]);
    }
  }

  /** From now on its stdout has no reader, as when the other side of a pipe has ended. */
  stopReading(): void {
    this.child.stdout.destroy();
  }

  signal(name: 'SIGTERM' | 'SIGINT'): void {
    this.child.kill(name);
  }

  /** Kills the process, whatever it is doing. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}

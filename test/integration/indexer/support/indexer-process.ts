import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { toOutcome, type Environment, type Outcome } from '../../../support/run-indexer.js';

/**
 * `npm run indexer` as a process group of its own, so that it can be ended as a terminal or the kernel would end it.
 */
export class IndexerProcess {
  readonly outcome: Promise<Outcome>;
  private readonly child: ChildProcess;
  private readonly waiting = new Set<() => void>();
  private stdout = '';
  private stderr = '';

  constructor(args: readonly string[], environment: Environment) {
    this.child = spawn(process.execPath, ['scripts/run-entry.mjs', 'indexer/src/main', ...args, '--json'], {
      env: { ...process.env, NODE_OPTIONS: '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.child.stdout!.on('data', chunk => {
      this.stdout += String(chunk);
      for (const check of this.waiting) check();
    });
    this.child.stderr!.on('data', chunk => (this.stderr += String(chunk)));
    this.outcome = this.end();
  }

  /** Resolves when the process has printed the event; rejects when it ends without it. */
  async told(event: string): Promise<void> {
    const isTold = () => this.stdout.includes(`{"event":"${event}"`);
    const telling = new Promise<void>(resolve => {
      const check = () => isTold() && resolve();
      this.waiting.add(check);
      check();
    });
    const ending = this.outcome.then(() => {
      if (!isTold()) throw new Error(`ended before "${event}": ${this.stdout}${this.stderr}`);
    });
    await Promise.race([telling, ending]);
  }

  /** Sends a signal to the whole process group, as Ctrl-C does. */
  signal(name: NodeJS.Signals): void {
    process.kill(-this.child.pid!, name);
  }

  private async end(): Promise<Outcome> {
    const [code] = (await once(this.child, 'close')) as [number | null];
    return toOutcome(code, this.stdout.slice(0, this.stdout.lastIndexOf('\n') + 1));
  }
}

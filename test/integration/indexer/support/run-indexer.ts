import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** How a command ended, and what it said with `--json`. */
export interface Outcome {
  readonly code: number | null;
  readonly events: readonly Readonly<Record<string, unknown>>[];
  /** The last line: the result, or `{ error }`. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each command answers with its own
  readonly result: any;
  readonly stderr: string;
}

/** A running `npm run indexer`, in a process group of its own, so that it can be ended as a terminal or the kernel would. */
export class RunningIndexer {
  readonly outcome: Promise<Outcome>;
  private readonly child: ChildProcess;
  private readonly events: Record<string, unknown>[] = [];
  private readonly waiting = new Set<() => void>();
  private stderr = '';

  constructor(args: readonly string[], environment: Readonly<Record<string, string>>) {
    this.child = spawn(process.execPath, ['scripts/run-entry.mjs', 'indexer/src/main', ...args, '--json'], {
      env: { ...process.env, NODE_OPTIONS: '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const lines = createInterface({ input: this.child.stdout! });
    lines.on('line', line => {
      this.events.push(JSON.parse(line) as Record<string, unknown>);
      for (const check of this.waiting) check();
    });
    this.child.stderr!.on('data', chunk => (this.stderr += String(chunk)));
    this.outcome = this.end();
  }

  /** Resolves when the event has been told. */
  async told(event: string): Promise<void> {
    const isTold = () => this.events.some(told => told.event === event);
    await new Promise<void>((resolve, reject) => {
      const check = () => isTold() && resolve();
      this.waiting.add(check);
      check();
      void this.outcome.then(
        ({ stderr }) => isTold() || reject(new Error(`ended before "${event}": ${stderr}`)),
      );
    });
  }

  signal(name: NodeJS.Signals): void {
    process.kill(-this.child.pid!, name);
  }

  private async end(): Promise<Outcome> {
    const [code] = (await once(this.child, 'close')) as [number | null];
    return { code, events: this.events, result: this.events.at(-1), stderr: this.stderr };
  }
}

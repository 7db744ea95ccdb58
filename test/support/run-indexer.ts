import { PassThrough } from 'node:stream';
import { runIndexer as runCommandLine } from '../../indexer/src/index.js';

/** How a command ended, and what it printed with `--json`. */
export interface Outcome {
  readonly code: number | null;
  readonly events: readonly Readonly<Record<string, unknown>>[];
  /** The last line: the result, or `{ error }`. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each command answers with its own
  readonly result: any;
}

export type Environment = Readonly<Record<string, string>>;

/** Runs a command to its end inside this process, which is much faster than starting a new one. */
export async function runIndexer(args: readonly string[], environment: Environment): Promise<Outcome> {
  const stdout = new PassThrough();
  const stderr = new PassThrough().resume();
  const lines = stdout.setEncoding('utf8').toArray() as Promise<string[]>;
  const code = await runCommandLine([...args, '--json'], { environment, stdout, stderr });
  stdout.end();
  return toOutcome(code, (await lines).join(''));
}

export function toOutcome(code: number | null, output: string): Outcome {
  const events = output
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Record<string, unknown>);
  return { code, events, result: events.at(-1) };
}

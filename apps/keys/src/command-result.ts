import { ExitCode } from './exit-code.js';
import type { Keys } from './compose-keys.js';

/** What a command found or did, in both forms it can be printed in. */
export interface CommandResult {
  readonly json: Readonly<Record<string, unknown>>;
  /** Of a table: for a terminal of so many columns, if it is one. */
  readonly text: string | ((columns: number | undefined) => string);
  /** The change is recorded, but could not be published. */
  readonly unpublished?: boolean;
  /** The reason why publishing was refused, if trying again will not help. */
  readonly refusal?: string | undefined;
}

/** Runs a command's work with everything open and prints its result. */
export type Run = (work: (keys: Keys) => Promise<CommandResult>) => Promise<void>;

/** Where the command writes to. */
export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Of the terminal that `out` writes to. */
  readonly columns?: number | undefined;
}

/** Prints a result; with `--json`, as exactly one JSON object. */
export function printResult(
  { json, text, unpublished = false, refusal }: CommandResult,
  output: Output,
  asJson: boolean,
): ExitCode {
  const forPeople = () => (typeof text === 'string' ? text : text(output.columns));
  output.out(`${asJson ? JSON.stringify(json) : forPeople()}\n`);
  if (!unpublished) return ExitCode.ok;
  const message = `recorded, but not published: ${refusal ?? 'the change has not reached the API. Run "keys publish" when its key store is available again'}`;
  printError({ code: 'not_published', message }, output, asJson);
  return ExitCode.notPublished;
}

export function printError(error: { code: string; message: string }, output: Output, asJson: boolean): void {
  const { code, message } = error;
  output.err(asJson ? `${JSON.stringify({ error: { code, message } })}\n` : `${message}\n`);
}

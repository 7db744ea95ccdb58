import type { ExitCode } from './exit-codes.js';

/** A failure as the indexer reports it. */
export interface FailureDescription {
  readonly exitCode: ExitCode;
  /** What `--json` prints as `error`. */
  readonly error: { readonly code: string; readonly message: string } & Readonly<Record<string, unknown>>;
}

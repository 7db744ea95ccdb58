import { EXIT, type ExitCode } from './exit-codes.js';

/** An expected failure: its message says what to do, and only the message is printed. */
export abstract class IndexerFailure extends Error {
  /** Stable, for scripts that read `--json`. */
  abstract readonly code: string;
  abstract readonly exitCode: ExitCode;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }

  /** Members of the error object of `--json` besides `code` and `message`. */
  get details(): object {
    return {};
  }
}

/** The command line or the environment asks for something that cannot be done. */
export class UsageFailure extends IndexerFailure {
  readonly code = 'usage';
  readonly exitCode = EXIT.usage;
}

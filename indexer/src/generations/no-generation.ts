import { EXIT } from '../failure/exit-codes.js';
import { IndexerFailure } from '../failure/indexer-failure.js';

/** The generation a command is about does not exist, or cannot be used. */
export class NoGeneration extends IndexerFailure {
  readonly code = 'no_generation';
  readonly exitCode = EXIT.noGeneration;
}

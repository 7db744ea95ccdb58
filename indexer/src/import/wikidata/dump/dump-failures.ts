import { EXIT } from '../../../failure/exit-codes.js';
import { IndexerFailure } from '../../../failure/indexer-failure.js';

/** The dump ends in the middle of a compressed part: all whole lines before were read. */
export class DumpCut extends IndexerFailure {
  readonly code = 'dump_cut';
  readonly exitCode = EXIT.sourceRefused;

  constructor(path: string, options?: ErrorOptions) {
    super(
      `${path} ends in the middle of its compressed data, so it is incomplete; download the rest and run the same ` +
        'command again, or pass --allow-cut to import what there is',
      options,
    );
  }
}

/** The dump cannot be decompressed. */
export class DumpDamaged extends IndexerFailure {
  readonly code = 'dump_damaged';
  readonly exitCode = EXIT.sourceRefused;
}

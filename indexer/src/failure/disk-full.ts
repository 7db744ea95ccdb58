import { EXIT } from './exit-codes.js';
import { IndexerFailure } from './indexer-failure.js';

/** Elasticsearch takes no writes, because its disk is past the flood stage. */
export class DiskFull extends IndexerFailure {
  readonly code = 'disk_full';
  readonly exitCode = EXIT.refused;

  /** @param said the message of Elasticsearch */
  constructor(said: string) {
    super(
      `Elasticsearch refuses writes, because its disk is too full (${said}). Free some space: ` +
        '"npm run indexer -- prune" works even now, and so do "rollback" and "promote". Then run the same command again.',
    );
  }
}

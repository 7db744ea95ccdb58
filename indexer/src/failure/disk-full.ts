import { EXIT } from './exit-codes.js';
import { IndexerFailure } from './indexer-failure.js';

/** Without a free byte a node cannot record that an index is deleted either: it elects a master again and again. */
export const WITH_NO_SPACE =
  'with no space at all free 10 MB of that disk by other means first, such as an old log or a larger volume';

/** Elasticsearch takes no writes, because its disk is past the flood stage. */
export class DiskFull extends IndexerFailure {
  readonly code = 'disk_full';
  readonly exitCode = EXIT.refused;

  /** @param said the message of Elasticsearch */
  constructor(said: string) {
    super(
      `Elasticsearch refuses writes, because its disk is too full (${said}). Free some space: ` +
        `"npm run indexer -- prune", "rollback" and "promote" work while a few MB are left; ${WITH_NO_SPACE}. ` +
        'Then run the same command again.',
    );
  }
}

import { RegistryError } from '../registry-error.js';

/** A publication that would harm the store; nothing was changed. An operator decides what to do about it. */
export abstract class PublicationRefused extends RegistryError {}

export class ForeignPublication extends PublicationRefused {
  readonly code = 'foreign_publication';

  constructor(owner: string, own: string) {
    super(
      `the key store holds the keys of another database (${owner}), and this one (${own}) was about to replace them. ` +
        'Set DATABASE_URL (or DATA_DIR) to that database, REDIS_URL or REDIS_PREFIX to another store, or, ' +
        'if this database should replace that one, run: keys publish --take-over',
    );
  }
}

export class PublicationWouldShrink extends PublicationRefused {
  readonly code = 'publication_would_shrink';

  constructor(withdrawn: number, published: number) {
    super(
      `${withdrawn} of the ${published} keys in the key store are not in this database and would be refused from now on: ` +
        'more than 10 %. Restore the database if it lost them, or, if they should be removed, run: keys publish --allow-shrink',
    );
  }
}

import { withoutPassword } from '#libs/config';

/** The database was migrated by another version of this program, whose tables this one does not know. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
  readonly code = 'newer_database';

  /**
   * @param url of the database; a password in it is left out
   * @param unknown migrations that this program does not have
   * @param newest the last migration that it has
   */
  constructor(url: string, unknown: readonly string[], newest: string) {
    const isOfLaterVersion = unknown.every(name => name > newest);
    super(
      `${withoutPassword(url)} was migrated by another version of this program (${unknown.join(', ')}). ` +
        (isOfLaterVersion
          ? 'Start that version or a later one, or restore the backup that was made before it.'
          : 'It is older than the first release, 1.1.0, and nothing can be taken over: name another database in DATABASE_URL, and create the keys again.'),
    );
  }
}

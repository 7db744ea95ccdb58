import { withoutPassword } from '#libs/config';

/** The database was migrated by another version of this program, usually a later one, whose tables this one does not know. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
  readonly code = 'newer_database';

  /**
   * @param url of the database; a password in it is left out
   * @param unknown migrations that this program does not have
   */
  constructor(url: string, unknown: readonly string[]) {
    super(
      `${withoutPassword(url)} was migrated by another version of this program (${unknown.join(', ')}). ` +
        'Start that version or a later one, or restore the backup that was made before it.',
    );
  }
}

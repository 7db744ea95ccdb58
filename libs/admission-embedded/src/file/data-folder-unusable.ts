/** A file in the data folder cannot be opened: the folder's permissions, a full disk, a damaged file. */
export class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable';
  readonly code = 'data_folder_unusable';

  /** @param cause what the system or SQLite threw */
  constructor(dataDir: string, file: string, cause: unknown) {
    const { message } = cause as Error;
    super(
      `The data folder ${dataDir} cannot be used: ${file}: ${message}. Fix it, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

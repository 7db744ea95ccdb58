import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RESOURCES } from '#libs/catalog';
import { sourceFile } from '#libs/catalog-source';

/** Bytes of all files of a source folder. A file that cannot be read is refused when the source is opened, with a better message. */
export async function sourceSize(folder: string): Promise<number> {
  const found = await Promise.all(
    RESOURCES.map(list => stat(join(folder, sourceFile(list))).catch(() => undefined)),
  );
  return found.reduce((total, file) => total + (file?.isFile() === true ? file.size : 0), 0);
}

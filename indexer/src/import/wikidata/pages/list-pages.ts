import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UsageFailure } from '../../../failure/indexer-failure.js';

export interface PageFile {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly mtimeMs: number;
}

/**
 * The `.json` files of a folder by name, or the one file that was named.
 * @throws UsageFailure when there is none
 */
export async function listPages(path: string): Promise<PageFile[]> {
  const isFolder = (await stat(path)).isDirectory();
  const folder = isFolder ? path : dirname(path);
  const names = isFolder ? (await readdir(path)).filter(name => name.endsWith('.json')) : [basename(path)];
  if (names.length === 0) throw new UsageFailure(`${path} holds no .json file`);
  return Promise.all(
    names.sort().map(async name => {
      const { size, mtimeMs } = await stat(join(folder, name));
      return { name, path: join(folder, name), size, mtimeMs };
    }),
  );
}

import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UsageFailure } from '../../../failure/indexer-failure.js';

export interface PageFile {
  readonly name: string;
  readonly path: string;
}

const PAGE = /\.json(?:\.gz)?$/i;

/**
 * The `.json` and `.json.gz` files of a folder by name, or the one file that was named.
 * @throws UsageFailure when there is none
 */
export async function listPages(path: string): Promise<PageFile[]> {
  const isFolder = (await stat(path)).isDirectory();
  const folder = isFolder ? path : dirname(path);
  const names = isFolder ? (await readdir(path)).filter(name => PAGE.test(name)) : [basename(path)];
  const pages = await Promise.all(names.sort().map(name => pageIn(folder, name)));
  if (pages.flat().length === 0) throw new UsageFailure(`${path} holds no .json and no .json.gz file`);
  return pages.flat();
}

/** None for a folder or a pipe of that name, of which the latter would block the reading. */
async function pageIn(folder: string, name: string): Promise<PageFile[]> {
  const path = join(folder, name);
  const entry = await stat(path);
  return entry.isFile() ? [{ name, path }] : [];
}

import { RESOURCES, type Resource } from '#libs/catalog';
import { CatalogSource, printFault } from '#libs/catalog-source';
import { indexDigest } from '#libs/search-elastic';
import { readGoldenQueries, type GoldenQuery } from '../generations/golden-query.js';
import type { Context } from '../context.js';
import { advanceBy } from '../report/advance-by.js';
import { sourceSize } from './source-size.js';

/** A source folder whose every line was read and checked. */
export interface OpenedSource {
  readonly catalog: CatalogSource;
  /** Hash of its content, and of the way in which this version indexes it. */
  readonly digest: string;
  readonly goldenQueries: readonly GoldenQuery[];
  /** Lines that were left out because of `--max-rejects`. */
  readonly rejectedLines: number;
}

/** @throws SourceRefused listing every fault with file, line and field */
export async function openSource(
  folder: string,
  maxRejects: number,
  { report, signal }: Pick<Context, 'report' | 'signal'>,
): Promise<OpenedSource> {
  const goldenQueries = await readGoldenQueries(folder);
  const progress = report.begin('read', 'kB', Math.floor((await sourceSize(folder)) / 1_000));
  const advanceTo = advanceBy(progress);
  let lines = 0;
  let bytes = 0;
  const onLine = (_list: Resource, text: string): void => {
    signal.throwIfAborted();
    lines++;
    bytes += Buffer.byteLength(text) + 1;
    advanceTo(bytes / 1_000);
  };
  try {
    const catalog = await CatalogSource.open(folder, { maxRejects, onLine });
    for (const fault of catalog.rejected) report.tell('rejected', `left out ${printFault(fault)}`, fault);
    const accepted = RESOURCES.reduce((total, resource) => total + catalog.counts[resource], 0);
    return { catalog, digest: indexDigest(catalog.digest), goldenQueries, rejectedLines: lines - accepted };
  } finally {
    progress.end();
  }
}

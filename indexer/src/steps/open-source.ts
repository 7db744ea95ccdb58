import { RESOURCES } from '#libs/catalog';
import { CatalogSource, printFault } from '#libs/catalog-source';
import { indexDigest } from '#libs/search-elastic';
import { readGoldenQueries, type GoldenQuery } from '../generations/golden-query.js';
import type { Context } from '../context.js';
import { countLines } from './count-lines.js';

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
  const progress = report.begin('read', 'lines', await countLines(folder));
  let lines = 0;
  const onLine = (): void => {
    signal.throwIfAborted();
    lines++;
    progress.advance();
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

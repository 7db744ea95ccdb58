import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SourceRefused, type SourceFault } from '#libs/catalog-source';

/** A title search, and the game that must come first. */
export interface GoldenQuery {
  readonly query: string;
  /** Slug; `null` when nothing may be found. */
  readonly first: string | null;
}

const GOLDEN_FILE = 'golden-queries.tsv';
/** They are stored in the description of the games index, which every node keeps in memory. */
const MOST_QUERIES = 1_000;
const LINE = /^(?<query>[^\t]*[^\t\s][^\t]*)\t(?<first>-|[a-z0-9-]+)(\t.*)?$/;

/**
 * The golden queries of a source folder: lines of `query<TAB>slug`, with `-` for "finds nothing" and room for a
 * remark after another tab. A first line `query<TAB>first…` is a heading. Empty when there is no such file.
 * @throws SourceRefused
 */
export async function readGoldenQueries(folder: string): Promise<GoldenQuery[]> {
  const queries: GoldenQuery[] = [];
  const faults: SourceFault[] = [];
  const refuse = (line: number, message: string) =>
    faults.push({ file: GOLDEN_FILE, line, field: '', message });
  for (const [index, text] of (await linesOf(join(folder, GOLDEN_FILE))).entries()) {
    if (text.trim() === '' || (index === 0 && text.startsWith('query\tfirst'))) continue;
    const parts = LINE.exec(text)?.groups;
    if (parts === undefined)
      refuse(index + 1, 'must be a query, a tab, and the slug that comes first or "-"');
    else
      queries.push({
        query: parts.query ?? '',
        first: parts.first === '-' ? null : (parts.first ?? null),
      });
  }
  if (queries.length > MOST_QUERIES)
    refuse(0, `holds ${queries.length} queries; at most ${MOST_QUERIES} are kept`);
  if (faults.length > 0) throw new SourceRefused(faults, faults.length);
  return queries;
}

async function linesOf(path: string): Promise<string[]> {
  try {
    if (!(await stat(path)).isFile())
      throw new SourceRefused(
        [{ file: GOLDEN_FILE, line: 0, field: '', message: 'is not a regular file' }],
        1,
      );
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '').split(/\r?\n/);
  } catch (error) {
    // If the folder does not exist either, opening the source reports it.
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

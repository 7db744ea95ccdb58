import { RESOURCES } from '#libs/catalog';
import { grouped } from '../report/pace.js';
import type { BuildStatus } from './describe-builds.js';

const HEADINGS = ['generation', 'state', 'digest', 'built', 'replaced', ...RESOURCES, 'size'];
const SHORT_DIGEST = 12;

/** A table; where the terminal is too narrow for it, one block of lines per generation. */
export function renderStatus(
  generations: readonly BuildStatus[],
  columns = Number.POSITIVE_INFINITY,
): string {
  if (generations.length === 0)
    return 'no generation yet; make one with "npm run indexer -- run --source <folder>"';
  const rows = generations.map(cells);
  const table = renderTable([HEADINGS, ...rows]);
  return table.every(line => line.length <= columns) ? table.join('\n') : rows.map(renderBlock).join('\n\n');
}

function cells({ generation, state, digest, builtAt, replacedAt, counts, sizeBytes }: BuildStatus): string[] {
  const minute = (time: string | null) => time?.slice(0, 16).replace('T', ' ') ?? '-';
  return [
    generation,
    state,
    digest?.slice(0, SHORT_DIGEST) ?? '-',
    minute(builtAt),
    minute(replacedAt),
    ...RESOURCES.map(resource => (counts ? grouped(counts[resource]) : '-')),
    `${(sizeBytes / 1e6).toFixed(1)} MB`,
  ];
}

function renderTable(rows: readonly (readonly string[])[]): string[] {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  return rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function renderBlock(row: readonly string[]): string {
  const width = Math.max(...HEADINGS.map(({ length }) => length));
  return row.map((cell, column) => `${HEADINGS[column]?.padEnd(width)}  ${cell}`).join('\n');
}

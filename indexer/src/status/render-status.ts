import { RESOURCES } from '#libs/catalog';
import { grouped } from '../report/progress-snapshot.js';
import { renderTable } from '../report/table.js';
import type { GenerationStatus } from './describe-generations.js';

const HEADINGS = ['generation', 'state', 'digest', 'built', 'replaced', ...RESOURCES, 'size'];
const SHORT_DIGEST = 12;

export function renderStatus(
  generations: readonly GenerationStatus[],
  columns = Number.POSITIVE_INFINITY,
): string {
  if (generations.length === 0)
    return 'no generation yet; make one with "npm run indexer -- run --source <folder>"';
  return renderTable(HEADINGS, generations.map(cells), columns);
}

function cells({
  generation,
  state,
  digest,
  builtAt,
  replacedAt,
  counts,
  sizeBytes,
}: GenerationStatus): string[] {
  const minute = (time: string | null) => time?.slice(0, 16).replace('T', ' ') ?? '-';
  return [
    generation,
    state,
    digest?.slice(0, SHORT_DIGEST) ?? '-',
    minute(builtAt),
    minute(replacedAt),
    ...RESOURCES.map(resource => (counts?.[resource] === undefined ? '-' : grouped(counts[resource]))),
    `${(sizeBytes / 1e6).toFixed(1)} MB`,
  ];
}

import { RESOURCES } from '#libs/catalog';
import { renderTable } from '#libs/terminal';
import { grouped } from '../report/progress-snapshot.js';
import type { GenerationStatus } from './describe-generations.js';

const HEADINGS = ['generation', 'state', 'built', 'size'];
const SHORT_DIGEST = 12;
/** What fits beside a log, or on half of a screen. */
const WIDTH = 60;

/** A table of the generations; below it what each holds. No line is longer than {@link WIDTH}, unless a word is. */
export function renderStatus(generations: readonly GenerationStatus[], columns = WIDTH): string {
  if (generations.length === 0)
    return 'no generation yet; make one with "npm run indexer -- run --source <folder>"';
  const width = Math.min(WIDTH, columns);
  const details = generations.map(each => wrapped(describe(each), width));
  return [renderTable(HEADINGS, generations.map(cells), columns), ...details].join('\n\n');
}

function cells({ generation, state, builtAt, sizeBytes }: GenerationStatus): string[] {
  return [generation, state, minute(builtAt), `${(sizeBytes / 1e6).toFixed(1)} MB`];
}

function describe({ generation, digest, replacedAt, counts, missing }: GenerationStatus): string {
  const records = RESOURCES.flatMap(list =>
    counts?.[list] === undefined ? [] : [`${grouped(counts[list])} ${list}`],
  );
  const facts = [
    records.length > 0 ? records.join(', ') : 'not complete',
    ...(digest === null ? [] : [`digest ${digest.slice(0, SHORT_DIGEST)}`]),
    ...(replacedAt === null ? [] : [`replaced ${minute(replacedAt)}`]),
    ...(missing.length === 0 ? [] : [`built without ${missing.join(', ')}: requests that need that get 503`]),
  ];
  return `${generation}: ${facts.join('; ')}`;
}

function minute(time: string | null): string {
  return time?.slice(0, 16).replace('T', ' ') ?? '-';
}

/** Lines of at most `width` characters, cut between words; all but the first are indented. */
function wrapped(text: string, width: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length === 0) lines.push(word);
    else if (longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(`  ${word}`);
  }
  return lines.join('\n');
}

import { counted, grouped } from '../../../report/progress-snapshot.js';
import type { ImportSummary } from './summarize.js';

const SHOWN = 12;

/** What an import says at its end. */
export function renderSummary(out: string, summary: ImportSummary): string {
  const { read, games, expansions, merged } = summary;
  return [
    `${out}: ${counted(games, 'game')}, ${counted(expansions, 'expansion')}` +
      (merged > 0 ? `; ${grouped(merged)} already in the catalog were not imported` : ''),
    `read: ${counted(read.seen, 'document')}${endingText(read.ending)}`,
    ...faults(read),
    ...counts('left out', summary.leftOut),
    ...counts('not known of games', summary.unknownInGames),
    ...counts('not known of expansions', summary.unknownInExpansions),
    ...(summary.itemsWithoutName > 0
      ? [`${grouped(summary.itemsWithoutName)} items they refer to were not found: see missing-items.txt`]
      : []),
  ].join('\n');
}

/** The first of what could not be read; the report keeps more of it. */
function faults({ faultCount, faults: kept }: ImportSummary['read']): string[] {
  if (faultCount === 0) return [];
  const rest = faultCount - SHOWN;
  return [
    `could not be read: ${grouped(faultCount)}`,
    ...kept.slice(0, SHOWN).map(({ where, message }) => `  ${where} ${message}`),
    ...(rest > 0 ? [`  … and ${grouped(rest)} more; import-report.json has the first ${kept.length}`] : []),
  ];
}

function endingText(ending: string | undefined): string {
  if (ending === 'open') return '; the list has no closing bracket, so the dump may be incomplete';
  return ending === 'cut' ? '; the dump is cut off' : '';
}

function counts(title: string, byName: Readonly<Record<string, number>>): string[] {
  const entries = Object.entries(byName);
  if (entries.length === 0) return [];
  const more =
    entries.length > SHOWN ? [`  … and ${entries.length - SHOWN} more, in import-report.json`] : [];
  return [
    `${title}:`,
    ...entries.slice(0, SHOWN).map(([name, count]) => `  ${grouped(count)} ${name}`),
    ...more,
  ];
}

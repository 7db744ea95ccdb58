import { grouped } from '../../../report/progress-snapshot.js';
import type { ImportSummary } from './summarize.js';

/** README.md of the finished catalog: what it is, where it is from, and which files have more information. */
export function renderReadme(
  { source, games, expansions, read }: ImportSummary,
  newestChange: string | undefined,
  isMerged: boolean,
): string {
  const state = newestChange === undefined ? '' : `, items as of ${newestChange.slice(0, 10)}`;
  const from = `${source.form} \`${source.name}\`${source.date === undefined ? state : ` of ${source.date}`}`;
  return `# Board games from Wikidata

Source: Wikidata, CC0 1.0 (<https://www.wikidata.org/wiki/Wikidata:Licensing>), ${from}.

${grouped(games)} games and ${grouped(expansions)} expansions out of ${grouped(read.seen)} documents${
    isMerged ? ', added to a catalog whose own records were kept as they are' : ''
  }. The statements, labels and
descriptions of Wikidata are in the public domain; nothing else of the pages that its items lead to is in here.

| file | is |
|---|---|
| the \`.ndjson\` files of a source | the catalog; load it with \`npm run indexer -- run --source <this folder>\` |
| \`import-report.json\` | counts: what was read, left out and not known |
| \`import-records.ndjson\` | one line for each item: what became of it, and why |
| \`missing-items.txt\` | items that games refer to and that the source did not have, if any |
`;
}

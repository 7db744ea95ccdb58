import { editBudget, type TitleQuery } from '#libs/catalog';
import { renderTable } from '#libs/terminal';
import type { ExplainedHit } from './explain-answer.js';
import type { Explanation } from './explain-hits.js';
import type { MatchedWord, PartialExplanation } from './explain-partial-hits.js';

type Cells = [heading: string, cell: string][];

/** How the query was read, and one row per hit: its columns are the criteria of the order, most significant first. */
export function renderExplanations(
  query: TitleQuery,
  hits: readonly ExplainedHit[],
  columns = Number.POSITIVE_INFINITY,
): string {
  const rows = hits.map((hit, index) => cellsOf(hit, index + 1));
  const headings = rows[0]?.map(([heading]) => heading) ?? [];
  const cells = rows.map(row => row.map(([, cell]) => cell));
  const found = hits.length === 0 ? 'nothing is found' : renderTable(headings, cells, columns);
  return `${describeQuery(query)}\n\n${found}`;
}

function cellsOf(hit: ExplainedHit, place: number): Cells {
  return [
    ['', `${place}`],
    ...(hit.sortValue === undefined ? [] : ([['sorted by', `${hit.sortValue}`]] satisfies Cells)),
    ...('tier' in hit ? cellsOfTier(hit) : cellsOfClass(hit)),
    ['present title', yesOrNo(hit.isPresent)],
    ['prominence', `${hit.prominence}`],
    ['letters', `${hit.letters}`],
    ['popularity', `${hit.popularity}`],
    ['slug', hit.id],
    ['found by', hit.title],
    ['language', hit.language ?? 'alias or name'],
    ...('words' in hit ? ([['words', hit.words.map(inWords).join(' ')]] satisfies Cells) : []),
  ];
}

function cellsOfTier({ tier, edits, asManyWords }: Explanation): Cells {
  return [
    ['tier', tier],
    ['edits', `${edits}`],
    ['as many words', yesOrNo(asManyWords)],
  ];
}

function cellsOfClass({ class: name, covered, edits, isWhole }: PartialExplanation): Cells {
  return [
    ['in part', name],
    ['covered', `${covered}`],
    ['edits', `${edits}`],
    ['whole title', yesOrNo(isWhole)],
  ];
}

function inWords({ text, edits }: MatchedWord): string {
  return edits === 0 ? text : `${text} (${edits})`;
}

function yesOrNo(isSo: boolean): string {
  return isSo ? 'yes' : 'no';
}

function describeQuery({ words, joined, joinedBudget, forms }: TitleQuery): string {
  if (words.length === 0) return `no letter or digit: finds a title that is exactly "${forms.verbatim}"`;
  const each = words.map(word => `${word} (${editBudget(word)})`).join(' ');
  return `read as: ${each}, as a whole ${joined} (${joinedBudget}); in parentheses how many edits are allowed`;
}

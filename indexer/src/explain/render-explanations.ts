import { editBudget, type TitleQuery } from '#libs/catalog';
import { renderTable } from '../report/table.js';
import type { ExplainedHit } from './explain-hits.js';

const HEADINGS = [
  '',
  'tier',
  'edits',
  'as many words',
  'present title',
  'prominence',
  'letters',
  'slug',
  'found by',
  'language',
];

/** How the query was read, and one row per hit: its columns are the criteria of the order, most significant first. */
export function renderExplanations(
  query: TitleQuery,
  hits: readonly ExplainedHit[],
  columns = Number.POSITIVE_INFINITY,
): string {
  const rows = hits.map(
    ({ tier, edits, asManyWords, isPresent, prominence, letters, id, title, language, sortValue }, index) => [
      `${index + 1}`,
      ...(sortValue === undefined ? [] : [`${sortValue}`]),
      tier,
      `${edits}`,
      asManyWords ? 'yes' : 'no',
      isPresent ? 'yes' : 'no',
      `${prominence}`,
      `${letters}`,
      id,
      title,
      language ?? 'alias or name',
    ],
  );
  const [first = '', ...others] = HEADINGS;
  const headings = hits[0]?.sortValue === undefined ? HEADINGS : [first, 'sorted by', ...others];
  const found = hits.length === 0 ? 'nothing is found' : renderTable(headings, rows, columns);
  return `${describeQuery(query)}\n\n${found}`;
}

function describeQuery({ words, joined, joinedBudget, forms }: TitleQuery): string {
  if (words.length === 0) return `no letter or digit: finds a title that is exactly "${forms.verbatim}"`;
  const each = words.map(word => `${word} (${editBudget(word)})`).join(' ');
  return `read as: ${each}, as a whole ${joined} (${joinedBudget}); in parentheses how many edits are allowed`;
}

import type { FilterValue, TitleQuery } from '#libs/catalog';
import { renderTable } from '#libs/terminal';
import type { ExplainedAnswer } from './explain-answer.js';
import { renderExplanations } from './render-explanations.js';

/** The hits, and below them what filters, order, counts and type-ahead make of the same search. */
export function renderAnswer(query: TitleQuery, answer: ExplainedAnswer, columns?: number): string {
  const parts = [
    renderExplanations(query, answer.hits, columns),
    renderFilters(answer, columns),
    ...Object.entries(answer.facets ?? {}).map(
      ([name, values]) => `${name}: ${values.map(({ value, count }) => `${value} ${count}`).join(', ')}`,
    ),
    renderSuggestions(answer, columns),
  ];
  return parts.filter(part => part !== '').join('\n\n');
}

function renderFilters(answer: ExplainedAnswer, columns?: number): string {
  const { filters, leftOut, matches, total, partial } = answer;
  const inPart = partial ? ' in part, because no title matches in full' : '';
  if (filters.length === 0) return `${total} found${inPart}`;
  const rows = filters.map(({ parameter, value, passing }) => [parameter, inWords(value), `${passing}`]);
  const effects = renderTable(['filter', 'value', 'lets through'], rows, columns);
  const lost = renderTable(
    ['left out', 'by'],
    leftOut.map(({ id, by }) => [id, by.join(', ')]),
    columns,
  );
  const found = `${matches} found by their titles${inPart}, ${total} of them pass the filters`;
  return [found, effects, ...(leftOut.length > 0 ? [lost] : [])].join('\n\n');
}

function renderSuggestions({ suggestions }: ExplainedAnswer, columns?: number): string {
  if (suggestions.length === 0) return '';
  const rows = suggestions.map(({ id, title, language }) => [title, language ?? 'alias or name', id]);
  return renderTable(['suggested', 'language', 'slug'], rows, columns);
}

function inWords(value: FilterValue): string {
  return typeof value === 'object' ? value.join(', ') : String(value);
}

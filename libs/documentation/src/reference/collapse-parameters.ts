import { html, type Html } from '../html.js';
import type { Parameter } from './reference.js';

/** Data: the parameters that most requests use, in the order in which they are shown. */
const COMMON = ['q', 'players', 'language', 'mechanic', 'yearFrom', 'yearTo', 'sort', 'limit', 'cursor'];
const PAGING = ['limit', 'cursor'];
const MAX_WITHOUT_COLLAPSING = 11;

/** @returns the parameters that are shown at once, and those that are shown after one click */
export function collapseParameters(
  parameters: readonly Parameter[],
): readonly [readonly Parameter[], readonly Parameter[]] {
  const { common = [], other = [] } = Object.groupBy(parameters, ({ name }) =>
    COMMON.includes(name) ? 'common' : 'other',
  );
  common.sort((one, next) => COMMON.indexOf(one.name) - COMMON.indexOf(next.name));
  if (parameters.length > MAX_WITHOUT_COLLAPSING) return [common, other];
  const { last = [], first = [] } = Object.groupBy([...common, ...other], ({ name }) =>
    PAGING.includes(name) ? 'last' : 'first',
  );
  return [[...first, ...last], []];
}

/** What is shown after the click; nothing without collapsed parameters. @param content describes them or asks for them */
export function collapsedPart(collapsed: readonly Parameter[], content: Html): Html | readonly Html[] {
  if (collapsed.length === 0) return [];
  return html`<details class="more">
    <summary>${collapsed.length} more parameters</summary>
    ${content}
  </details>`;
}

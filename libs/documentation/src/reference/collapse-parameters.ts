import { html, type Html } from '../html.js';
import type { DescribedParameter } from './description.js';

/** Data: the parameters that most requests use, in the order in which they are shown. */
const COMMON = ['q', 'players', 'language', 'mechanic', 'yearFrom', 'yearTo', 'sort', 'limit', 'cursor'];
const MAX_WITHOUT_COLLAPSING = 11;

/** @returns the parameters that are shown at once, and those that are shown after one click */
export function collapseParameters(
  parameters: readonly DescribedParameter[],
): readonly [readonly DescribedParameter[], readonly DescribedParameter[]] {
  const rank = ({ name }: DescribedParameter) =>
    COMMON.includes(name) ? COMMON.indexOf(name) : COMMON.length;
  const ordered = parameters.toSorted((one, other) => rank(one) - rank(other));
  if (ordered.length <= MAX_WITHOUT_COLLAPSING) {
    const paging = ['limit', 'cursor'];
    const last = ({ name }: DescribedParameter) => Number(paging.includes(name));
    return [ordered.toSorted((one, other) => last(one) - last(other)), []];
  }
  return [
    ordered.filter(({ name }) => COMMON.includes(name)),
    ordered.filter(({ name }) => !COMMON.includes(name)),
  ];
}

/** What is shown after the click; nothing without collapsed parameters. @param content describes them or asks for them */
export function collapsedPart(
  collapsed: readonly DescribedParameter[],
  content: Html,
): Html | readonly Html[] {
  if (collapsed.length === 0) return [];
  return html`<details class="more">
    <summary>${collapsed.length} more parameters</summary>
    ${content}
  </details>`;
}

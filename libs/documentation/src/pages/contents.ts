import { html, type Html } from '../html.js';

/** A heading that a page links to. */
export interface Heading {
  readonly id: string;
  readonly title: string;
}

/** Links to the headings of a page, folded above its text, where the window has no room beside it. */
export function foldedContents(headings: readonly Heading[]): Html {
  return html`<details class="on-this-page">
    <summary>On this page</summary>
    ${listOf(headings)}
  </details>`;
}

/** The same beside the text. */
export function contentsBeside(headings: readonly Heading[]): Html {
  return html`<div class="contents">
    <nav aria-labelledby="contents-title">
      <p id="contents-title">On this page</p>
      ${listOf(headings)}
    </nav>
  </div>`;
}

function listOf(headings: readonly Heading[]): Html {
  return html`<ul>
    ${headings.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
  </ul>`;
}

import { html, type Html } from '../html.js';

/** A table that scrolls by itself where it is wider than the page. @param label what assistive technology calls it */
export function table(heads: readonly string[], rows: readonly Html[], label = heads.join(', ')): Html {
  return html`<div class="table" role="group" tabindex="0" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${heads.map(head => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

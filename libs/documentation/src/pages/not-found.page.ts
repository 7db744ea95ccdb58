import type { Addresses } from '../addresses.js';
import { html } from '../html.js';
import type { PageContent } from './layout.js';

/** For browsers, in place of a page that does not exist. */
export function notFoundPage({ base }: Addresses): PageContent {
  return {
    path: '',
    title: 'This page does not exist',
    summary: 'There is no page at this address.',
    body: html`<p class="lead">The address may be mistyped, or the page may have moved.</p>
      <h2 id="instead">Where to go instead</h2>
      <div class="prose">
        <ul>
          <li><a href="${base}/docs">Guides</a></li>
          <li><a href="${base}/docs/reference">Reference</a></li>
          <li><a href="${base}/errors">Errors</a></li>
        </ul>
      </div>`,
  };
}

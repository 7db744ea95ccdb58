import { html, type Html } from '../html.js';
import { inlineMarkdown } from '../guides/render-markdown.js';
import { table } from '../pages/table.js';
import type { Description } from './description.js';
import type { Operation } from './operation.js';

/** A list of all operations, and what all responses have in common. */
export function referenceIndexBody(
  description: Description,
  operations: readonly Operation[],
  base: string,
): Html {
  const rows = operations.map(
    ({ slug, path, title }) =>
      html`<tr>
        <td><a href="${base}/docs/reference/${slug}">${title}</a></td>
        <td><code>${path}</code></td>
      </tr> `,
  );
  const headers = Object.entries(description.headers).map(
    ([name, header]) =>
      html`<div>
        <dt id="header-${name}"><code>${name}</code></dt>
        <dd>${inlineMarkdown(header.description ?? '')}</dd>
      </div>`,
  );
  return html`<p class="lead">Every operation, parameter, header and response of the API.</p>
    <h2 id="operations">Operations</h2>
    ${table(['Operation', 'Path'], rows, 'Operations')}
    <h2 id="authentication">Authentication</h2>
    <div class="prose">
      <p>
        Every request needs an API key: <code>Authorization: Bearer &lt;key&gt;</code>, or
        <code>X-API-Key: &lt;key&gt;</code>. <a href="${base}/docs/guides/authentication">More about keys</a>
      </p>
    </div>
    <h2 id="headers">Response headers</h2>
    <dl class="parameters">${headers}</dl>
    <h2 id="description">For tools</h2>
    <div class="prose">
      <p>
        The <a href="${base}/openapi.json">OpenAPI description</a> says the same for code generators and other
        tools.
      </p>
    </div>`;
}

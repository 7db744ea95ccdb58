import type { Addresses } from '../addresses.js';
import { inlineMarkdown } from '../guides/render-markdown.js';
import { html, type Html } from '../html.js';
import type { PageContent } from '../pages/layout.js';
import { table } from '../pages/table.js';
import { TYPES_PATH } from './field-section.js';
import { operationAside, operationBody } from './operation.page.js';
import type { Operation, Reference } from './reference.js';
import { typesPage } from './types.page.js';

/** Before the operations. */
const BASICS = [
  { path: '/docs/reference', title: 'Overview' },
  { path: TYPES_PATH, title: 'Types' },
];

/** The list of all operations, and a page for each of them. */
export function referencePages(reference: Reference, addresses: Addresses): readonly PageContent[] {
  const { operations, types } = reference;
  const groups = Array.from(
    Map.groupBy(operations, ({ tag }) => tag),
    ([title, members]) => ({
      title,
      links: members.map(operation => ({
        path: operationPath(operation),
        title: operation.title,
        method: 'GET',
      })),
    }),
  );
  const shared = {
    section: 'Reference',
    navigation: [{ title: 'Basics', links: BASICS }, ...groups],
  } as const;
  return [
    {
      ...shared,
      path: '/docs/reference',
      title: 'Reference',
      summary: 'Every operation, parameter, header and response of the API.',
      body: indexBody(reference, addresses),
    },
    ...operations.map(operation => ({
      ...shared,
      kind: 'reference' as const,
      path: operationPath(operation),
      title: operation.title,
      summary: operation.description.split(/(?<=\.)\s/)[0] ?? operation.title,
      crumbs: ['Reference', operation.tag],
      body: operationBody(operation, addresses),
      aside: operationAside(operation, addresses),
    })),
    { ...shared, ...typesPage(types, addresses) },
  ];
}

function operationPath({ slug }: Operation): string {
  return `/docs/reference/${slug}`;
}

/** A list of all operations, and what all responses have in common. */
function indexBody({ operations, headers }: Reference, { base }: Addresses): Html {
  const rows = operations.map(
    operation =>
      html`<tr>
        <td><a href="${base}${operationPath(operation)}">${operation.title}</a></td>
        <td><code>${operation.path}</code></td>
      </tr> `,
  );
  const fields = headers.map(
    ([name, description]) =>
      html`<div>
        <dt id="header-${name}"><code>${name}</code></dt>
        <dd>${inlineMarkdown(description)}</dd>
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
    <dl class="parameters">${fields}</dl>
    <h2 id="description">For tools</h2>
    <div class="prose">
      <p>
        The <a href="${base}/openapi.json">OpenAPI description</a> says the same for code generators and other
        tools. Postman and Insomnia also import <a href="${base}/postman.json">one file with all requests</a>;
        enter your key there as the variable <code>key</code>. For language models there is
        <a href="${base}/llms-full.txt">everything in one text</a>.
      </p>
    </div>`;
}

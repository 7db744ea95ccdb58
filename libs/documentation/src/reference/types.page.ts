import type { Addresses } from '../addresses.js';
import { inlineMarkdown } from '../guides/render-markdown.js';
import { html, type Html } from '../html.js';
import { contentsBeside, foldedContents } from '../pages/contents.js';
import type { PageContent } from '../pages/layout.js';
import { fieldList, TYPES_PATH } from './field-section.js';
import type { NamedType } from './reference.js';

const SUMMARY = 'The objects in responses, under the names that generated clients have for them.';

/** Every object that responses have in them, each once; the fields that are objects lead to their own. */
export function typesPage(
  types: readonly NamedType[],
  addresses: Addresses,
): Pick<PageContent, 'path' | 'title' | 'summary' | 'body' | 'aside'> {
  const sorted = types.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const headings = sorted.map(({ name }) => ({ id: name, title: name }));
  return {
    path: TYPES_PATH,
    title: 'Types',
    summary: SUMMARY,
    body: html`<p class="lead">${SUMMARY}</p>
      ${foldedContents(headings)} ${sorted.map(type => typeSection(type, addresses))}`,
    aside: contentsBeside(headings),
  };
}

function typeSection({ name, description, fields, operations }: NamedType, addresses: Addresses): Html {
  const flat = fields.map(field => ({ ...field, fields: [] }));
  const users = operations.map(
    ({ slug, title }, index) =>
      html`${index === 0 ? '' : ' · '}<a href="${addresses.base}/docs/reference/${slug}">${title}</a>`,
  );
  return html`<h2 id="${name}">${name}</h2>
    <div class="prose">
      <p>${inlineMarkdown(description)}</p>
      <p class="limits">In: ${users}</p>
    </div>
    ${fieldList(flat, [name], addresses)}`;
}

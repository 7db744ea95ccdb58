import { inlineMarkdown } from '../guides/render-markdown.js';
import type { Addresses } from '../addresses.js';
import { html, Html } from '../html.js';
import type { Field } from './response-fields.js';

/** Longer examples are only in the sample response. */
const MAX_EXAMPLE_CHARACTERS = 60;
const OPEN = new Html('open');

/** The page of all objects that responses have in them. */
export const TYPES_PATH = '/docs/types';

/** Every member of a successful response: its type, what it means, an example. The records themselves are shown at once. */
export function fieldSection(fields: readonly Field[], addresses: Addresses): readonly Html[] {
  if (fields.length === 0) return [];
  return [html`<h2 id="fields">Response fields</h2>`, fieldList(fields, [], addresses)];
}

/** @param above names of the fields that these are in */
export function fieldList(fields: readonly Field[], above: readonly string[], addresses: Addresses): Html {
  return html`<dl class="parameters fields-of">
    ${fields.map(field => fieldItem(field, above, addresses))}
  </dl>`;
}

function fieldItem(field: Field, above: readonly string[], addresses: Addresses): Html {
  const { name, description, isOptional, fields } = field;
  const path = [...above, name];
  const isRecord = above.length === 0 && name === 'data';
  return html`<div>
    <dt id="${anchorOf(path)}">
      <code>${name}</code> <span class="type">${linkedType(field, addresses)}</span>
      <span class="limits">${isOptional ? 'not always present' : ''}</span>
    </dt>
    <dd>
      ${inlineMarkdown(description)} ${exampleOf(field)}
      ${fields.length === 0 ? [] : members(fieldList(fields, path, addresses), fields.length, isRecord)}
    </dd>
  </div>`;
}

/** The type in words; the name of an object leads to what is in it. */
function linkedType({ type, typeName }: Field, { base }: Addresses): Html {
  if (typeName === undefined) return html`${type}`;
  const at = type.indexOf(typeName);
  const link = html`<a href="${base}${TYPES_PATH}#${typeName}">${typeName}</a>`;
  return html`${type.slice(0, at)}${link}${type.slice(at + typeName.length)}`;
}

function members(list: Html, count: number, isOpen: boolean): Html {
  return html`<details class="more" ${isOpen ? OPEN : []}>
    <summary>${count} fields</summary>
    ${list}
  </details>`;
}

function exampleOf({ example }: Field): Html | readonly Html[] {
  const text = example === undefined ? '' : JSON.stringify(example);
  if (text === '' || text === '[]' || text.length > MAX_EXAMPLE_CHARACTERS) return [];
  return html`<span class="limits">Example: <code>${text}</code></span>`;
}

/** A field of a record is found by its own name: `minAge` of `data.minAge`. */
function anchorOf(path: readonly string[]): string {
  const [first, ...rest] = path;
  return `field-${(first === 'data' && rest.length > 0 ? rest : path).join('.')}`;
}

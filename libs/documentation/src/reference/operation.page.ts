import { icon } from '#libs/design';
import type { Addresses } from '../addresses.js';
import { codePanel, statusBadge } from '../code/code-panel.js';
import { formatJson } from '../code/format-json.js';
import { highlight } from '../code/highlight.js';
import { requestSamples } from '../code/request-samples.js';
import { inlineMarkdown, renderMarkdown } from '../guides/render-markdown.js';
import { html, Html } from '../html.js';
import { collapsedPart, collapseParameters } from './collapse-parameters.js';
import { fieldSection } from './field-section.js';
import { limitWords, typeWords } from './parameter-words.js';
import type { Operation, OperationResponse, Parameter } from './reference.js';
import { samplePath, sampleQueries } from './sample-requests.js';
import { tryItForm } from './try-it.js';

/** Data: the statuses whose examples are shown beside the text; pages of errors show the others. */
const SHOWN_STATUSES = ['200', '400', '401', '404', '429', '503'];

/** Text of an operation: what it does, its parameters and its responses. */
export function operationBody(operation: Operation, addresses: Addresses): Html {
  const shownPath = `${new URL(addresses.api).pathname}${operation.path}`;
  return html`<div class="endpoint">
      <span class="badge square info">GET</span><code>${breakable(shownPath)}</code>
      <button type="button" class="button small open-try" aria-expanded="false" aria-controls="try-it" hidden>
        ${new Html(icon('terminal'))}Try it
      </button>
    </div>
    <div class="prose">${renderMarkdown(operation.description, addresses)}</div>
    ${tryItForm(operation, addresses.api)} ${parameterSections(operation)}
    ${fieldSection(operation.fields, addresses)}
    <h2 id="responses">Responses</h2>
    <ul class="responses">
      ${operation.responses.map(response => responseItem(response, addresses))}
    </ul>`;
}

/** Beside the text: the request in four languages, and its responses. */
export function operationAside({ id, path, parameters, responses }: Operation, { api }: Addresses): Html {
  const [query] = sampleQueries(id);
  const request = { path: samplePath(path, parameters), query };
  const answers = responses
    .filter(({ status, example }) => example !== undefined && SHOWN_STATUSES.includes(status))
    .map(({ status, example }) => ({ label: status, code: formatJson(example), language: 'json' as const }));
  return html`<div class="beside">
    ${codePanel('Language of the sample', 'sample', requestSamples(request, api))}
    ${codePanel('Status of the response', 'status', answers)}
  </div>`;
}

function parameterSections({ parameters }: Operation): readonly Html[] {
  const kinds = [
    ['path', 'Path parameters'],
    ['query', 'Query parameters'],
    ['header', 'Request headers'],
  ] as const;
  return kinds.flatMap(([kind, title]) => {
    const [shown, collapsed] = collapseParameters(parameters.filter(parameter => parameter.in === kind));
    if (shown.length === 0) return [];
    return html`<h2 id="${kind}-parameters">${title}</h2>
      <dl class="parameters">${shown.map(parameterItem)}</dl>
      ${collapsedPart(collapsed, html`<dl class="parameters">${collapsed.map(parameterItem)}</dl>`)}`;
  });
}

function parameterItem(parameter: Parameter): Html {
  return html`<div>
    <dt id="parameter-${parameter.name}">
      <code>${parameter.name}</code> <span class="type">${typeWords(parameter)}</span>
      <span class="limits">${limitWords(parameter)}</span>
    </dt>
    <dd>${inlineMarkdown(parameter.description)}</dd>
  </div>`;
}

/** A line for each code of an error, as the description lists them: the code, its title in parentheses, its meaning. */
const CODE_LINE = /^- `(\w+)` \(([^)]+)\): .*$/gm;

/** What a status means. Of errors only their codes, which lead to the pages that explain them. */
function responseItem({ status, description }: OperationResponse, addresses: Addresses): Html {
  const text = description.replace(CODE_LINE, '- [`$1`](/errors/$1) $2');
  return html`<li>
    ${statusBadge(status)}
    <div>${renderMarkdown(text, addresses)}</div>
  </li>`;
}

function breakable(path: string): Html {
  return new Html(highlight(path, 'text').text.replaceAll('/', '/<wbr>'));
}

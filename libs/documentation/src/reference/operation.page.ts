import { icon } from '#libs/design';
import { answerPanel, codePanel } from '../code/code-panel.js';
import { highlight } from '../code/highlight.js';
import { requestSamples } from '../code/request-samples.js';
import { statusKind } from '../code/status-kind.js';
import { html, Html } from '../html.js';
import { type GuideSite, inlineMarkdown, renderMarkdown } from '../guides/render-markdown.js';
import type { Description, DescribedParameter, DescribedResponse } from './description.js';
import { exampleOf } from './example-of.js';
import { formatJson } from './format-json.js';
import { collapsedPart, collapseParameters } from './collapse-parameters.js';
import type { Operation } from './operation.js';
import { limitWords, typeWords } from './parameter-words.js';
import { samplePath, sampleQueries } from './sample-requests.js';
import { tryItForm } from './try-it.js';

/** Data: the statuses whose examples are shown beside the text; pages of errors show the others. */
const SHOWN_STATUSES = ['200', '400', '401', '404', '429', '503'];

export interface ReferenceSite {
  readonly description: Description;
  /** Path in front of the paths of all pages. */
  readonly base: string;
  readonly apiUrl: string;
}

/** Text of an operation: what it does, its parameters and its responses. */
export function operationBody({ description, base, apiUrl }: ReferenceSite, operation: Operation): Html {
  const shownPath = `${new URL(apiUrl).pathname}${operation.path}`;
  return html`<div class="endpoint">
      <span class="badge square info">GET</span><code>${breakable(shownPath)}</code>
      <button type="button" class="button small open-try" aria-expanded="false" aria-controls="try-it" hidden>
        ${new Html(icon('terminal'))}Try it
      </button>
    </div>
    <div class="prose">${renderMarkdown(operation.description)}</div>
    ${tryItForm(description, apiUrl, operation)} ${parameterSections(description, operation)}
    <h2 id="responses">Responses</h2>
    <ul class="responses">
      ${operation.responses.map(([status, response]) => responseItem(status, response, { base, apiUrl }))}
    </ul>`;
}

/** Beside the text: the request in four languages, and its responses. */
export function operationAside({ apiUrl }: Pick<ReferenceSite, 'apiUrl'>, operation: Operation): Html {
  const [query] = sampleQueries(operation.id);
  const request = { path: samplePath(operation.path), query };
  const answers = operation.responses.flatMap(([status, response]) => {
    const example = exampleOf(response);
    return example === undefined ? [] : [[status, formatJson(example)] as const];
  });
  return html`<div class="beside">
    ${codePanel('Language of the sample', 'sample', requestSamples(request, apiUrl))}
    ${
      answers.length === 1 && answers[0] !== undefined
        ? answerPanel(...answers[0])
        : codePanel(
            'Status of the response',
            'status',
            answers
              .filter(([label]) => SHOWN_STATUSES.includes(label))
              .map(([label, code]) => ({ label, code, language: 'json' as const })),
          )
    }
  </div>`;
}

function parameterSections(description: Description, { parameters }: Operation): readonly Html[] {
  const kinds = [
    ['path', 'Path parameters'],
    ['query', 'Query parameters'],
    ['header', 'Request headers'],
  ] as const;
  return kinds.flatMap(([kind, title]) => {
    const those = parameters.filter(parameter => parameter.in === kind);
    return those.length === 0 ? [] : [parameterSection(description, kind, title, those)];
  });
}

function parameterSection(
  description: Description,
  kind: string,
  title: string,
  parameters: readonly DescribedParameter[],
): Html {
  const item = (parameter: DescribedParameter) => parameterItem(description, parameter);
  const [shown, collapsed] = collapseParameters(parameters);
  return html`<h2 id="${kind}-parameters">${title}</h2>
    <dl class="parameters">${shown.map(item)}</dl>
    ${collapsedPart(collapsed, html`<dl class="parameters">${collapsed.map(item)}</dl>`)}`;
}

function parameterItem(description: Description, parameter: DescribedParameter): Html {
  return html`<div>
    <dt id="parameter-${parameter.name}">
      <code>${parameter.name}</code> <span class="type">${typeWords(description, parameter)}</span>
      <span class="limits">${limitWords(description, parameter)}</span>
    </dt>
    <dd>${inlineMarkdown(parameter.description ?? '')}</dd>
  </div>`;
}

/** A line for each code of an error, as the description lists them: the code, its title in parentheses, its meaning. */
const CODE_LINE = /^- `(\w+)` \(([^)]+)\): .*$/gm;

/** What a status means. Of errors only their codes, which lead to the pages that explain them. */
function responseItem(status: string, { description }: DescribedResponse, site: GuideSite): Html {
  const text = description.replace(CODE_LINE, '- [`$1`](/errors/$1) $2');
  return html`<li>
    <span class="badge square ${statusKind(status)}">${status}</span>
    <div>${renderMarkdown(text, site)}</div>
  </li>`;
}

function breakable(path: string): Html {
  return new Html(highlight(path, 'text').text.replaceAll('/', '/<wbr>'));
}

import { icon } from '#libs/design';
import { answerPanel, codePanel } from '../code/code-panel.js';
import { highlight } from '../code/highlight.js';
import { requestSamples } from '../code/request-samples.js';
import { html, Html } from '../html.js';
import { inlineMarkdown, renderMarkdown } from '../guides/render-markdown.js';
import type { Description, DescribedParameter, DescribedResponse } from './description.js';
import { exampleOf } from './example-of.js';
import { formatJson } from './format-json.js';
import type { Operation } from './operation.js';
import { limitWords, typeWords } from './parameter-words.js';
import { samplePath, sampleQueries } from './sample-requests.js';
import { tryItForm } from './try-it.js';

/** The parameters that most requests use come first; the others are shown after one click. */
const COMMON = ['q', 'players', 'language', 'mechanic', 'yearFrom', 'yearTo', 'sort', 'limit', 'cursor'];
const MAX_WITHOUT_FOLD = 11;
/** With more, the responses would push everything else out of sight. */
const SHOWN_STATUSES = 6;

export interface ReferenceSite {
  readonly description: Description;
  readonly apiUrl: string;
}

/** Text of an operation: what it does, its parameters and its responses. */
export function operationBody({ description, apiUrl }: ReferenceSite, operation: Operation): Html {
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
      ${operation.responses.map(([status, response]) => responseItem(status, response))}
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
              .slice(0, SHOWN_STATUSES)
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
  const [shown, folded] = foldParameters(parameters);
  const more =
    folded.length === 0
      ? []
      : html`<details class="more">
          <summary>${folded.length} more parameters</summary>
          <dl class="parameters">${folded.map(item)}</dl>
        </details>`;
  return html`<h2 id="${kind}-parameters">${title}</h2>
    <dl class="parameters">${shown.map(item)}</dl>
    ${more}`;
}

function foldParameters(
  parameters: readonly DescribedParameter[],
): readonly [readonly DescribedParameter[], readonly DescribedParameter[]] {
  const rank = ({ name }: DescribedParameter) =>
    COMMON.includes(name) ? COMMON.indexOf(name) : COMMON.length;
  const ordered = parameters.toSorted((one, other) => rank(one) - rank(other));
  if (ordered.length <= MAX_WITHOUT_FOLD) {
    const paging = ['limit', 'cursor'];
    const last = ({ name }: DescribedParameter) => Number(paging.includes(name));
    return [ordered.toSorted((one, other) => last(one) - last(other)), []];
  }
  return [
    ordered.filter(({ name }) => COMMON.includes(name)),
    ordered.filter(({ name }) => !COMMON.includes(name)),
  ];
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

function responseItem(status: string, { description }: DescribedResponse): Html {
  return html`<li>
    <span class="badge square ${statusKind(status)}">${status}</span>
    <div>${renderMarkdown(description)}</div>
  </li>`;
}

export function statusKind(status: string): string {
  if (status === '304') return 'info';
  if (status === '429') return 'limit';
  return { 2: 'ok', 4: 'warn', 5: 'danger' }[status.charAt(0)] ?? '';
}

function breakable(path: string): Html {
  return new Html(highlight(path, 'text').text.replaceAll('/', '/<wbr>'));
}

import { FAULT_CODES } from '../../parameters/parameter-faults.js';
import {
  PROBLEM_CODES,
  PROBLEM_KINDS,
  type ProblemCode,
  type ProblemKind,
  statusesOf,
} from '../../problems/problem-catalogue.js';
import { answerPanel, codePanel } from '../code/code-panel.js';
import { html, type Html } from '../html.js';
import { statusKind } from '../reference/operation.page.js';
import { formatJson } from '../reference/format-json.js';
import { ERROR_SAMPLES } from './error-samples.js';

interface ErrorSite {
  readonly base: string;
  readonly apiUrl: string;
  readonly errorsUrl: string;
}

/** The list of all error codes. */
export function errorIndexBody({ base }: { readonly base: string }): Html {
  const rows = Object.entries(PROBLEM_KINDS).map(
    ([code, kind]) =>
      html`<tr>
        <td>${statusBadges(kind)}</td>
        <td>
          <a href="${base}/errors/${code}"><code>${code}</code></a>
        </td>
        <td>${kind.title}</td>
      </tr> `,
  );
  return html`<p class="lead">
      Every error is an application/problem+json body (RFC 9457) with a code for programs and a detail for
      people.
    </p>
    <h2 id="codes">Codes</h2>
    ${table(['Status', 'Code', 'Title'], rows)}
    <h2 id="handling">Handling them</h2>
    <div class="prose">
      <p>
        Go by <code>code</code> where you know it, and by the status where you do not: codes are added over
        time. <a href="${base}/docs/guides/errors">The guide to errors</a> shows how.
      </p>
    </div>`;
}

/** The page that the `type` of a problem leads to. */
export function errorBody(code: ProblemCode, site: ErrorSite): Html {
  const kind: ProblemKind = PROBLEM_KINDS[code];
  return html`<p class="error-code">${statusBadges(kind)} <code>${code}</code></p>
    <p class="lead">${kind.meaning}</p>
    <h2 id="what-to-do">What to do</h2>
    <div class="prose"><p>${kind.remedy}</p></div>
    <h2 id="response">A whole response</h2>
    ${answerPanel(String(ERROR_SAMPLES[code].status ?? statusesOf(kind)[0]), formatJson(problemExample(code, site.errorsUrl)))}
    <h2 id="code">Code that handles it</h2>
    ${codePanel('JavaScript', 'handle', [
      { label: 'JavaScript', language: 'javascript', code: handlingCode(code, site.apiUrl) },
    ])}
    ${code === 'invalid_parameter' ? faultCodes() : []}
    <div class="prose">
      <p><a href="${site.base}/errors">All errors</a></p>
    </div>`;
}

/** The body of a problem, as it is shown. */
export function problemExample(code: ProblemCode, errorsUrl: string): Readonly<Record<string, unknown>> {
  const kind: ProblemKind = PROBLEM_KINDS[code];
  const { request, detail, members, status = statusesOf(kind)[0] } = ERROR_SAMPLES[code];
  return {
    type: `${errorsUrl}/${code}`,
    code,
    title: kind.title,
    status,
    detail,
    instance: `/api/v1${request?.url.replace(/\?.*/, '') ?? '/games'}`,
    requestId: '5f0c1d9e8a7b6c5d-1',
    ...members,
  };
}

function handlingCode(code: ProblemCode, apiUrl: string): string {
  const handle = ERROR_SAMPLES[code].handle.replaceAll('{{api}}', apiUrl).replaceAll('\n', '\n  ');
  return `const problem = await response.json();
if (problem.code === "${code}") {
  ${handle}
}`;
}

function faultCodes(): Html {
  const rows = Object.entries(FAULT_CODES).map(
    ([code, meaning]) =>
      html`<tr>
        <td><code>${code}</code></td>
        <td>${meaning}</td>
      </tr> `,
  );
  return html`<h2 id="fault-codes">Codes in errors</h2>
    ${table(['Code', 'The parameter is'], rows)}`;
}

function table(heads: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="table" role="group" tabindex="0" aria-label="${heads.join(', ')}">
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

function statusBadges(kind: ProblemKind): readonly Html[] {
  return statusesOf(kind).map(
    status => html`<span class="badge square ${statusKind(String(status))}">${status}</span> `,
  );
}

/** The navigation beside every page about errors. */
export const ERROR_NAVIGATION = [
  { title: 'Errors', links: [{ path: '/errors', title: 'All codes' }] },
  ...Array.from(
    Map.groupBy(PROBLEM_CODES, code => statusesOf(PROBLEM_KINDS[code])[0]),
    ([status, codes]) => ({
      title: String(status),
      links: codes.map(code => ({ path: `/errors/${code}`, title: PROBLEM_KINDS[code].title })),
    }),
  ),
];

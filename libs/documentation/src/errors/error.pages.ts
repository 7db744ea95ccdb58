import { fillPlaceholders } from '../fill-placeholders.js';
import type { RecordedExample } from '../examples/recorded-examples.js';
import { inlineMarkdown } from '../guides/render-markdown.js';
import { answerPanel, codePanel } from '../code/code-panel.js';
import { html, type Html } from '../html.js';
import { statusKind } from '../code/status-kind.js';
import type { NavigationGroup } from '../pages/navigation.js';
import { table } from '../pages/table.js';
import { formatJson } from '../reference/format-json.js';
import { HANDLING_CODE } from './handling-code.js';

/** An error code, as its page explains it. */
export interface DescribedProblem {
  readonly code: string;
  /** Every status that it may have, the usual one first. */
  readonly statuses: readonly [number, ...number[]];
  readonly title: string;
  /** When it happens. */
  readonly meaning: string;
  /** What the client does about it. */
  readonly remedy: string;
}

/** What may be wrong with a parameter, by the code that says so. */
export type FaultCodes = Readonly<Record<string, string>>;

interface ErrorSite {
  readonly base: string;
  readonly apiUrl: string;
  readonly dashboardUrl: string;
}

/** The list of all error codes. */
export function errorIndexBody(
  problems: readonly DescribedProblem[],
  { base }: { readonly base: string },
): Html {
  const rows = problems.map(
    ({ code, statuses, title }) =>
      html`<tr>
        <td>${statusBadges(statuses)}</td>
        <td>
          <a href="${base}/errors/${code}"><code>${code}</code></a>
        </td>
        <td>${title}</td>
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

/** The page that the `type` of a problem leads to. @param examples recorded answers with this code */
export function errorBody(
  { code, statuses, meaning, remedy }: DescribedProblem,
  examples: readonly RecordedExample[],
  faultCodes: FaultCodes,
  site: ErrorSite,
): Html {
  return html`<p class="error-code">${statusBadges(statuses)} <code>${code}</code></p>
    <p class="lead">${meaning}</p>
    <h2 id="what-to-do">What to do</h2>
    <div class="prose"><p>${linkDashboard(remedy, site.dashboardUrl)}</p></div>
    <h2 id="response">${examples.length === 1 ? 'A whole response' : 'Whole responses'}</h2>
    ${examples.map(exampleBody)}
    <h2 id="code">Code that handles it</h2>
    ${codePanel('JavaScript', 'handle', [
      { label: 'JavaScript', language: 'javascript', code: handlingCode(code, site.apiUrl) },
    ])}
    ${code === 'invalid_parameter' ? faultTable(faultCodes) : []}
    <div class="prose">
      <p><a href="${site.base}/errors">All errors</a></p>
    </div>`;
}

function exampleBody({ summary, headers = {}, value }: RecordedExample): Html {
  const { status } = value as { status: number };
  const fields = Object.entries(headers).map(([name, field]) => `${name}: ${field}\n`);
  return html`<p class="occasion">${inlineMarkdown(summary)}</p>
    ${answerPanel(String(status), `${fields.join('')}${fields.length > 0 ? '\n' : ''}${formatJson(value)}`)}`;
}

/** The text, in which the first mention of the developer dashboard is a link. */
function linkDashboard(text: string, dashboardUrl: string): Html {
  const name = 'developer dashboard';
  const [before = '', ...after] = text.split(name);
  if (after.length === 0) return html`${text}`;
  return html`${before}<a href="${dashboardUrl}">${name}</a>${after.join(name)}`;
}

/** @throws for a code that has none in {@link HANDLING_CODE} */
function handlingCode(code: string, apiUrl: string): string {
  const written = HANDLING_CODE[code];
  if (written === undefined) throw new Error(`no code handles ${code}: write it in handling-code.ts`);
  const handle = fillPlaceholders(written, { api: apiUrl }).replaceAll('\n', '\n  ');
  return `const problem = await response.json();
if (problem.code === "${code}") {
  ${handle}
}`;
}

function faultTable(faultCodes: FaultCodes): Html {
  const rows = Object.entries(faultCodes).map(
    ([code, meaning]) =>
      html`<tr>
        <td><code>${code}</code></td>
        <td>${meaning}</td>
      </tr> `,
  );
  return html`<h2 id="fault-codes">Codes in errors</h2>
    ${table(['Code', 'The parameter is'], rows)}`;
}

function statusBadges(statuses: readonly number[]): readonly Html[] {
  return statuses.map(
    status => html`<span class="badge square ${statusKind(String(status))}">${status}</span> `,
  );
}

/** The navigation beside every page about errors. */
export function errorNavigation(problems: readonly DescribedProblem[]): readonly NavigationGroup[] {
  const byStatus = Map.groupBy(problems, ({ statuses }) => statuses[0]);
  return [
    { title: 'Errors', links: [{ path: '/errors', title: 'All codes' }] },
    ...Array.from(byStatus, ([status, those]) => ({
      title: String(status),
      links: those.map(({ code, title }) => ({ path: `/errors/${code}`, title })),
    })),
  ];
}

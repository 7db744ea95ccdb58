import { type Addresses, fillAddresses } from '../addresses.js';
import type { ExamplesByName, RecordedExample } from '../examples/read-examples.js';
import { inlineMarkdown } from '../guides/render-markdown.js';
import { answerPanel, codePanel, statusBadge } from '../code/code-panel.js';
import { formatJson } from '../code/format-json.js';
import { html, type Html } from '../html.js';
import type { PageContent } from '../pages/layout.js';
import { table } from '../pages/table.js';
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

/** Everything that the API answers when it cannot do what was asked. */
export interface DescribedErrors {
  readonly problems: readonly DescribedProblem[];
  /** What may be wrong with a parameter, by the code that says so. */
  readonly faultCodes: Readonly<Record<string, string>>;
  /** Recorded answers, by code. */
  readonly examples: ExamplesByName;
}

/** The list of all error codes, and the pages that the `type` of a problem leads to. */
export function errorPages(errors: DescribedErrors, addresses: Addresses): readonly PageContent[] {
  const { problems } = errors;
  const byStatus = Map.groupBy(problems, ({ statuses }) => statuses[0]);
  const shared = {
    section: 'Errors',
    navigation: [
      { title: 'Errors', links: [{ path: '/errors', title: 'All codes' }] },
      ...Array.from(byStatus, ([status, those]) => ({
        title: String(status),
        links: those.map(({ code, title }) => ({ path: `/errors/${code}`, title })),
      })),
    ],
  } as const;
  return [
    {
      ...shared,
      path: '/errors',
      title: 'Errors',
      summary: 'What each error code means, and what to do about it.',
      body: indexBody(problems, addresses),
    },
    ...problems.map(problem => ({
      ...shared,
      path: `/errors/${problem.code}`,
      title: problem.title,
      summary: problem.meaning,
      crumbs: ['Errors'],
      body: errorBody(problem, errors, addresses),
    })),
  ];
}

function indexBody(problems: readonly DescribedProblem[], { base }: Addresses): Html {
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

function errorBody(
  { code, statuses, meaning, remedy }: DescribedProblem,
  { faultCodes, examples: { [code]: examples = [] } }: DescribedErrors,
  addresses: Addresses,
): Html {
  return html`<p class="error-code">${statusBadges(statuses)} <code>${code}</code></p>
    <p class="lead">${meaning}</p>
    <h2 id="what-to-do">What to do</h2>
    <div class="prose"><p>${linkDashboard(remedy, addresses)}</p></div>
    <h2 id="response">${examples.length === 1 ? 'A whole response' : 'Whole responses'}</h2>
    ${examples.map(exampleBody)}
    <h2 id="code">Code that handles it</h2>
    ${codePanel('JavaScript', 'handle', [
      { label: 'JavaScript', language: 'javascript', code: handlingCode(code, addresses) },
    ])}
    ${code === 'invalid_parameter' ? faultTable(faultCodes) : []}
    <div class="prose">
      <p><a href="${addresses.base}/errors">All errors</a></p>
    </div>`;
}

function exampleBody({ summary, headers = {}, value }: RecordedExample): Html {
  const { status } = value as { status: number };
  const fields = Object.entries(headers).map(([name, field]) => `${name}: ${field}\n`);
  return html`<p class="occasion">${inlineMarkdown(summary)}</p>
    ${answerPanel(String(status), `${fields.join('')}${fields.length > 0 ? '\n' : ''}${formatJson(value)}`)}`;
}

/** The text, in which the first mention of the developer dashboard is a link. */
function linkDashboard(text: string, { dashboard }: Addresses): Html {
  const name = 'developer dashboard';
  const [before = '', ...after] = text.split(name);
  if (after.length === 0) return html`${text}`;
  return html`${before}<a href="${dashboard}">${name}</a>${after.join(name)}`;
}

/** @throws for a code that has none in {@link HANDLING_CODE} */
function handlingCode(code: string, addresses: Addresses): string {
  const written = HANDLING_CODE[code];
  if (written === undefined) throw new Error(`no code handles ${code}: write it in handling-code.ts`);
  const handle = fillAddresses(written, addresses).replaceAll('\n', '\n  ');
  return `const problem = await response.json();
if (problem.code === "${code}") {
  ${handle}
}`;
}

function faultTable(faultCodes: DescribedErrors['faultCodes']): Html {
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
  return statuses.map(status => html`${statusBadge(String(status))} `);
}

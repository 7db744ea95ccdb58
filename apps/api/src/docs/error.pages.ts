import { FAULT_CODES } from '../parameters/parameter-faults.js';
import type { StaticFile } from '#libs/service';
import {
  PROBLEM_KINDS,
  statusesOf,
  type ProblemCode,
  type ProblemKind,
} from '../problems/problem-catalogue.js';
import { html, type Html } from './html.js';
import { page } from './page.js';

/** The list of all error codes. */
export function errorIndexPage(): StaticFile {
  const rows = Object.entries(PROBLEM_KINDS).map(
    ([code, kind]) =>
      html`<tr>
        <td>${statuses(kind)}</td>
        <td>
          <a href="/errors/${code}"><code>${code}</code></a>
        </td>
        <td>${kind.title}</td>
      </tr> `,
  );
  return page(
    'Errors – Board Game Catalog API',
    html`<h1>Errors</h1>
      <p>
        Every error is an <code>application/problem+json</code> body (RFC 9457). Its <code>code</code> is
        stable and made for programs; its <code>detail</code> is made for people.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Code</th>
            <th scope="col">Title</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
      <p><a href="/">Start page</a></p>`,
  );
}

/** The page that the `type` of a problem leads to. */
export function errorPage(code: ProblemCode): StaticFile {
  const kind: ProblemKind = PROBLEM_KINDS[code];
  return page(
    `${kind.title} – Board Game Catalog API`,
    html`<h1>${kind.title}</h1>
      <p><code>${code}</code>, status ${statuses(kind)}</p>
      <h2>What it means</h2>
      <p>${kind.meaning}</p>
      <h2>What to do</h2>
      <p>${kind.remedy}</p>
      ${code === 'invalid_parameter' ? faultCodes() : []}
      <p><a href="/errors">All errors</a></p>`,
  );
}

function faultCodes(): Html {
  const rows = Object.entries(FAULT_CODES).map(
    ([code, meaning]) =>
      html`<tr>
        <td><code>${code}</code></td>
        <td>${meaning}</td>
      </tr> `,
  );
  return html`<h2>Codes in <code>errors</code></h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">The parameter is</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table> `;
}

function statuses(kind: ProblemKind): string {
  return statusesOf(kind).join(', ');
}

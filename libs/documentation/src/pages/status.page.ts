import type { ReadinessReport } from '#libs/service';
import type { Addresses } from '../addresses.js';
import { html } from '../html.js';
import type { PageContent } from './layout.js';
import { table } from './table.js';

const SUMMARIES: Readonly<Record<ReadinessReport['status'], string>> = {
  ready: 'The API works.',
  degraded: 'The API answers some requests only.',
  unavailable: 'The API cannot answer requests at the moment.',
};

/** Data: what people call the parts of a report. */
const PARTS: Readonly<Record<string, string>> = {
  process: 'Server',
  catalog: 'Catalog and search',
  admission: 'API keys and limits',
};

/** What `/health/ready` says, for people. */
export function statusPage({ status, parts }: ReadinessReport, at: Date, { base }: Addresses): PageContent {
  const rows = Object.entries(parts).map(
    ([name, health]) =>
      html`<tr>
        <td>${PARTS[name] ?? name}</td>
        <td>
          ${health === 'ok' ? html`<span class="badge ok">Works</span>` : html`<span class="badge warn">Trouble</span> ${health}`}
        </td>
      </tr> `,
  );
  return {
    path: '/status',
    title: 'Status',
    summary: SUMMARIES[status],
    section: 'Status',
    body: html`<p class="lead">${SUMMARIES[status]}</p>
      <h2 id="parts">Parts</h2>
      ${table(['Part', 'State'], rows)}
      <div class="prose">
        <p>
          As of ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC. Programs read
          <a href="${base}/health/ready"><code>/health/ready</code></a
          >.
        </p>
      </div>`,
  };
}

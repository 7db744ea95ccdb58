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

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

export interface ServiceStatus {
  readonly report: ReadinessReport;
  /** Of the catalog that is served. Unknown before the first. */
  readonly generation: { readonly id: string; readonly builtAt: Date } | undefined;
  readonly at: Date;
}

/** What `/health/ready` says and which catalog is served, for people. */
export function statusPage({ report, generation, at }: ServiceStatus, { base }: Addresses): PageContent {
  const { status, parts } = report;
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
        ${
          generation === undefined
            ? []
            : html`<p>
                The catalog was built ${ago(at, generation.builtAt)}, at ${minute(generation.builtAt)}. Its
                generation is <code>${generation.id}</code>.
              </p>`
        }
        <p>
          As of ${minute(at)}. Programs read
          <a href="${base}/health/ready"><code>/health/ready</code></a
          >.
        </p>
      </div>`,
  };
}

function minute(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** In the largest unit of which there is at least one: `3 hours ago`. */
function ago(now: Date, then: Date): string {
  const seconds = (now.getTime() - then.getTime()) / 1_000;
  const largest = UNITS.find(([, length]) => seconds >= length);
  if (largest === undefined) return 'less than a minute ago';
  const [unit, length] = largest;
  return new Intl.RelativeTimeFormat('en').format(-Math.floor(seconds / length), unit);
}

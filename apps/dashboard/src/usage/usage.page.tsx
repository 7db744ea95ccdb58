import type { Child } from 'hono/jsx';
import type { AccountUsage } from '#libs/accounts';
import type { Month } from '#libs/admission';
import { formatMonth, formatNumber } from '../language/formats.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import type { Visit } from '../visit/visit.js';
import { QuotaReport } from './quota-report.js';
import { UsageReport } from './usage-report.js';

/** What all keys of an account were used for in a month. @param months those with usage to show */
export function usagePage(visit: Visit, usage: AccountUsage, months: readonly Month[]): string {
  const { usage: words } = visit.words;
  return render(
    <Layout visit={visit} title={words.title}>
      <QuotaReport visit={visit} usage={usage} />
      <Keys visit={visit} usage={usage} />
      <UsageReport visit={visit} month={usage.month} rows={usage.rows} />
      <OtherMonths visit={visit} months={months.filter(month => month !== usage.month)} />
    </Layout>,
  );
}

function OtherMonths({ visit, months }: { readonly visit: Visit; readonly months: readonly Month[] }): Child {
  if (months.length === 0) return null;
  return (
    <nav aria-labelledby="months">
      <h2 id="months">{visit.words.usage.other}</h2>
      <ul class="months">
        {months.map(month => (
          <li>
            <a href={`/usage?month=${month}`}>{formatMonth(visit.language, month)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Keys({ visit, usage }: { readonly visit: Visit; readonly usage: AccountUsage }): Child {
  const { usage: words, key, keys } = visit.words;
  if (usage.keys.length === 0) return null;
  return (
    <>
      <h2 id="per-key">{words.perKey}</h2>
      <div class="scroll" tabindex={0} role="region" aria-labelledby="per-key">
        <table>
          <thead>
            <tr>
              <th scope="col">{keys.name}</th>
              <th scope="col">{keys.state}</th>
              <th scope="col" class="number">
                {key.requests}
              </th>
            </tr>
          </thead>
          <tbody>
            {usage.keys.map(({ keyId, name, state, requests }) => (
              <tr>
                <th scope="row">
                  <a href={`/keys/${keyId}`}>{name}</a>
                </th>
                <td>
                  <span class={`state ${state}`}>{keys[state]}</span>
                </td>
                <td class="number">{formatNumber(visit.language, requests)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

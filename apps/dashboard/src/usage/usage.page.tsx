import type { Child } from 'hono/jsx';
import type { AccountUsage } from '#libs/accounts';
import type { Month } from '#libs/admission';
import { formatDay, formatMonth, formatNumber } from '../language/formats.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import type { Visit } from '../visit/visit.js';
import { UsageReport } from './usage-report.js';

/** What all keys of an account were used for in a month. @param months there is something to see in */
export function usagePage(visit: Visit, usage: AccountUsage, months: readonly Month[]): string {
  const { usage: words, key } = visit.words;
  return render(
    <Layout visit={visit} title={words.title}>
      {!usage.live && <p>{key.notLive}</p>}
      <Quotas visit={visit} usage={usage} />
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

function Quotas({ visit, usage }: { readonly visit: Visit; readonly usage: AccountUsage }): Child {
  const { usage: words, key, keys } = visit.words;
  const number = (value: number) => formatNumber(visit.language, value);
  const knowsRates = usage.keys.some(({ rateUsed }) => rateUsed !== null);
  return (
    <>
      <h2 id="quotas">{words.quotas}</h2>
      {usage.isCurrent && <p>{key.resets(formatDay(visit.language, usage.resetsAt))}</p>}
      <div class="scroll" tabindex={0} role="region" aria-labelledby="quotas">
        <table>
          <thead>
            <tr>
              <th scope="col">{keys.name}</th>
              <th scope="col" class="number">
                {usage.isCurrent ? words.used : words.usedThen}
              </th>
              <th scope="col" class="number">
                {knowsRates ? words.perSecond : words.perSecondLimit}
              </th>
            </tr>
          </thead>
          <tbody>
            {usage.keys.map(({ keyId, name, used, requestsPerMonth, rateUsed, ratePerSecond }) => (
              <tr>
                <th scope="row">
                  <a href={`/keys/${keyId}`}>{name}</a>
                </th>
                <td class="number">
                  {number(used)} / {number(requestsPerMonth)}
                </td>
                <td class="number">
                  {rateUsed !== null && `${number(rateUsed)} / `}
                  {number(ratePerSecond)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

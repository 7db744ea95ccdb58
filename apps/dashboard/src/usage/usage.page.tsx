import type { Child } from 'hono/jsx';
import type { AccountUsage } from '#libs/accounts';
import { formatDay, formatMonth, formatNumber } from '../language/formats.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import type { Visit } from '../visit/visit.js';
import { monthBefore } from './month-before.js';
import { UsageReport } from './usage-report.js';

/** What all keys of an account were used for in a month. */
export function usagePage(visit: Visit, usage: AccountUsage): string {
  const { usage: words, key } = visit.words;
  const before = monthBefore(usage.month);
  return render(
    <Layout visit={visit} title={words.title}>
      {!usage.live && <p>{key.notLive}</p>}
      <Quotas visit={visit} usage={usage} />
      <UsageReport visit={visit} month={usage.month} rows={usage.rows} />
      <p>
        {words.other}: <a href={`/usage?month=${before}`}>{formatMonth(visit.language, before)}</a>
      </p>
    </Layout>,
  );
}

function Quotas({ visit, usage }: { readonly visit: Visit; readonly usage: AccountUsage }): Child {
  const { usage: words, key, keys } = visit.words;
  const number = (value: number) => formatNumber(visit.language, value);
  return (
    <>
      <h2 id="quotas">{words.quotas}</h2>
      <p>{key.resets(formatDay(visit.language, usage.resetsAt))}</p>
      <div class="scroll" tabindex={0} role="region" aria-labelledby="quotas">
        <table>
          <thead>
            <tr>
              <th scope="col">{keys.name}</th>
              <th scope="col" class="number">
                {words.used}
              </th>
              <th scope="col" class="number">
                {words.limit}
              </th>
              <th scope="col" class="number">
                {words.perSecond}
              </th>
            </tr>
          </thead>
          <tbody>
            {usage.keys.map(({ keyId, name, used, requestsPerMonth, rateUsed, ratePerSecond }) => (
              <tr>
                <th scope="row">
                  <a href={`/keys/${keyId}`}>{name}</a>
                </th>
                <td class="number">{number(used)}</td>
                <td class="number">{number(requestsPerMonth)}</td>
                <td class="number">{`${rateUsed === null ? '–' : number(rateUsed)} / ${number(ratePerSecond)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

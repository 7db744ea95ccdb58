import type { Child } from 'hono/jsx';
import type { AccountUsage } from '#libs/accounts';
import type { Month } from '#libs/admission';
import { formatMonth, formatNumber } from '../language/formats.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import type { RequestContext } from '../request-context/request-context.js';
import { QuotaReport } from './quota-report.js';
import { UsageReport } from './usage-report.js';

/** What all keys of an account were used for in a month. @param months those with usage to show */
export function usagePage(context: RequestContext, usage: AccountUsage, months: readonly Month[]): string {
  const { usage: words } = context.words;
  return render(
    <Layout context={context} title={words.title}>
      <QuotaReport context={context} usage={usage} />
      <Keys context={context} usage={usage} />
      <UsageReport context={context} month={usage.month} rows={usage.rows} />
      <OtherMonths context={context} months={months.filter(month => month !== usage.month)} />
    </Layout>,
  );
}

function OtherMonths({
  context,
  months,
}: {
  readonly context: RequestContext;
  readonly months: readonly Month[];
}): Child {
  if (months.length === 0) return null;
  return (
    <nav aria-labelledby="months">
      <h2 id="months">{context.words.usage.other}</h2>
      <ul class="months">
        {months.map(month => (
          <li>
            <a href={`/usage?month=${month}`}>{formatMonth(context.language, month)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Keys({ context, usage }: { readonly context: RequestContext; readonly usage: AccountUsage }): Child {
  const { usage: words, key, keys } = context.words;
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
                <td class="number">{formatNumber(context.language, requests)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

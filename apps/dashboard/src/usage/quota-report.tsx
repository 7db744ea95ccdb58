import type { Child } from 'hono/jsx';
import type { AccountUsage } from '#libs/accounts';
import { formatDay, formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';

interface QuotaReportProps {
  readonly context: RequestContext;
  readonly usage: AccountUsage;
  /** The key whose share is shown, too. */
  readonly keyId?: string;
}

/** What an account used of its monthly quota and of its rate, from the counters that the limiter itself uses. */
export function QuotaReport({ context, usage, keyId }: QuotaReportProps): Child {
  const { key: words } = context.words;
  const { used, rateUsed, plan } = usage;
  const number = (value: number) => formatNumber(context.language, value);
  const own = usage.keys.find(key => key.keyId === keyId);
  return (
    <section aria-labelledby="quota">
      <h2 id="quota">{usage.isCurrent ? words.quota : context.words.usage.quota}</h2>
      {!usage.live && <p>{words.notLive}</p>}
      <p id="quota-used">{words.used(number(used), number(plan.requestsPerMonth))}</p>
      <meter aria-labelledby="quota-used" min={0} max={plan.requestsPerMonth} value={used}></meter>
      <p>
        {usage.isCurrent && `${words.resets(formatDay(context.language, usage.resetsAt))} `}
        {words.rate(number(plan.ratePerSecond))} {rateUsed !== null && words.rateUsed(number(rateUsed))}
      </p>
      {own !== undefined && <p>{words.ofThisKey(number(own.requests))}</p>}
    </section>
  );
}

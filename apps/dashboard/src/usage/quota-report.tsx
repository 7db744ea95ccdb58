import type { Child } from 'hono/jsx';
import type { AccountUsage } from '#libs/accounts';
import { formatDay, formatNumber } from '../language/formats.js';
import type { Visit } from '../visit/visit.js';

interface QuotaReportProps {
  readonly visit: Visit;
  readonly usage: AccountUsage;
  readonly keyId: string;
}

/** What one key used of its month and of its second, by the very counters that the limiter decides by. */
export function QuotaReport({ visit, usage, keyId }: QuotaReportProps): Child {
  const { key: words } = visit.words;
  const number = (value: number) => formatNumber(visit.language, value);
  const key = usage.keys.find(own => own.keyId === keyId);
  if (key === undefined) return null;
  return (
    <section aria-labelledby="quota">
      <h2 id="quota">{words.quota}</h2>
      {!usage.live && <p>{words.notLive}</p>}
      <p id="quota-used">{words.used(number(key.used), number(key.requestsPerMonth))}</p>
      <meter aria-labelledby="quota-used" min={0} max={key.requestsPerMonth} value={key.used}></meter>
      <p>
        {words.resets(formatDay(visit.language, usage.resetsAt))} {words.rate(number(key.ratePerSecond))}{' '}
        {key.rateUsed !== null && words.rateUsed(number(key.rateUsed))}
      </p>
    </section>
  );
}

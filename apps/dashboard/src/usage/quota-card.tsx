import type { Child } from 'hono/jsx';
import type { AccountUsage } from '#libs/accounts';
import { formatNumber } from '../language/formats.js';
import { formatDaysUntil, formatLongDay, formatWholeShare } from '../language/period-formats.js';
import { Badge } from '../view/badge.js';
import { Card } from '../view/card.js';
import { Meter, percentOf } from '../view/meter.js';
import { CarriedOver } from './carried-over.js';
import { forecast } from './forecast.js';
import type { UsageView } from './usage-view.js';

interface QuotaCardProps {
  readonly view: UsageView;
  readonly account: AccountUsage;
}

/** How much of the monthly quota is used, by the limiter's own count, and how the month will end. */
export function QuotaCard({ view, account }: QuotaCardProps): Child {
  const { language, words } = view.context;
  const { used, isCurrent, plan, month, since } = account;
  const limit = plan.requestsPerMonth;
  const number = (value: number) => formatNumber(language, value);
  const atEnd = isCurrent ? forecast(used, month, Date.parse(since), view.nowMs) : undefined;
  return (
    <Card
      class="quota"
      footer={
        <>
          <p>
            {isCurrent ? <Reset view={view} account={account} /> : words.usage.monthIsOver}
            {atEnd !== undefined && used > 0 && used < limit && ` ${words.usage.pace(number(atEnd))}`}
          </p>
          {isCurrent && <a href="/plan">{words.account.plans}</a>}
        </>
      }
    >
      <div class="quota-head">
        <div>
          <h2 id="quota">{words.usage.quota}</h2>
          <p id="quota-used">
            <strong>{number(used)}</strong>{' '}
            {words.usage.ofQuota(number(limit), number(Math.max(0, limit - used)))}
          </p>
        </div>
        {isCurrent && <Outlook view={view} account={account} atEnd={atEnd} />}
      </div>
      <Meter used={used} of={limit} hasMark />
      <div class="meter-scale" aria-hidden="true">
        <span>{words.usage.percentUsed(formatWholeShare(language, percentOf(used, limit) / 100))}</span>
        <span class="at-80">{isCurrent && words.usage.mailAt(formatWholeShare(language, 0.8))}</span>
        <span>{number(limit)}</span>
      </div>
      <p class="aside">
        {words.usage.rate(number(plan.ratePerSecond))}
        {account.rateUsed !== null && ` ${words.usage.rateUsed(number(account.rateUsed))}`}
      </p>
      {!account.live && <p class="aside">{words.usage.notLive}</p>}
      <CarriedOver context={view.context} usage={account} />
      <Difference view={view} account={account} />
    </Card>
  );
}

function Reset({ view, account }: QuotaCardProps): Child {
  const { language, words } = view.context;
  const day = formatLongDay(language, account.resetsAt.slice(0, 10));
  return words.usage.resets(`${day}, 00:00 UTC`, formatDaysUntil(language, account.resetsAt, view.nowMs));
}

function Outlook({
  view,
  account: { used, plan },
  atEnd,
}: QuotaCardProps & { readonly atEnd: number | undefined }): Child {
  const { usage: words } = view.context.words;
  if (used >= plan.requestsPerMonth)
    return (
      <Badge tone="danger" icon="refuse">
        {words.usedUp}
      </Badge>
    );
  if (atEnd !== undefined && atEnd > plan.requestsPerMonth)
    return (
      <Badge tone="warn" icon="warning">
        {words.willRunOut}
      </Badge>
    );
  return (
    <Badge tone="ok" icon="check">
      {words.onTrack}
    </Badge>
  );
}

/** The limiter counts before a response, and the record after it: where they differ, the page says why. */
function Difference({ view, account }: QuotaCardProps): Child {
  const { language, words } = view.context;
  const { counted, requests } = view.summary;
  if (requests === 0 || counted === account.used || account.isCarriedOver) return null;
  const number = (value: number) => formatNumber(language, value);
  return <p class="aside">{words.usage.differs(number(account.used), number(counted))}</p>;
}

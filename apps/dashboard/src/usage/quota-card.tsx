import type { Child } from 'hono/jsx';
import type { AccountUsage, KeyQuota, MailSettings } from '#libs/accounts';
import { formatNumber } from '../language/formats.js';
import { formatDaysUntil, formatLongDay, formatWholeShare } from '../language/period-formats.js';
import { Badge } from '../view/badge.js';
import { Card } from '../view/card.js';
import { Meter, percentOf } from '../view/meter.js';
import { forecast } from './forecast.js';
import type { UsageView } from './usage-view.js';

interface QuotaCardProps {
  readonly view: UsageView;
  readonly account: AccountUsage;
  readonly quota: KeyQuota;
}

/** How much of its monthly quota a key has used, by the limiter's own count, and how the month will end. */
export function QuotaCard({ view, account, quota }: QuotaCardProps): Child {
  const { language, words } = view.context;
  const { isCurrent, month, since } = account;
  const { used, keyId, name, requestsPerMonth: limit } = quota;
  const number = (value: number) => formatNumber(language, value);
  const mailAt = isCurrent ? quotaMailAt(view.mails) : undefined;
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
          <p>
            {words.site.label(words.usage.key)} <a href={`/keys/${keyId}`}>{name}</a>
          </p>
          <p id="quota-used">
            <strong>{number(used)}</strong>{' '}
            {words.usage.ofQuota(number(limit), number(Math.max(0, limit - used)))}
          </p>
        </div>
        {isCurrent && <Outlook view={view} used={used} of={limit} atEnd={atEnd} />}
      </div>
      <Meter used={used} of={limit} mark={mailAt === 100 ? undefined : mailAt} />
      <div class="meter-scale" aria-hidden="true">
        <span>{words.usage.percentUsed(formatWholeShare(language, percentOf(used, limit) / 100))}</span>
        {mailAt !== undefined && (
          <span class={mailAt === 100 ? undefined : `at-${mailAt}`}>
            {words.usage.mailAt(formatWholeShare(language, mailAt / 100))}
          </span>
        )}
        <span>{number(limit)}</span>
      </div>
      <p class="aside">
        {words.usage.rate(number(quota.ratePerSecond))}
        {quota.rateUsed !== null && ` ${words.usage.rateUsed(number(quota.rateUsed))}`}
      </p>
      {!account.live && <p class="aside">{words.usage.notLive}</p>}
      <Difference view={view} quota={quota} isCarriedOver={account.isCarriedOver} />
    </Card>
  );
}

function Reset({ view, account }: Omit<QuotaCardProps, 'quota'>): Child {
  const { language, words } = view.context;
  const day = formatLongDay(language, account.resetsAt.slice(0, 10));
  return words.usage.resets(`${day}, 00:00 UTC`, formatDaysUntil(language, account.resetsAt, view.nowMs));
}

interface OutlookProps {
  readonly view: UsageView;
  readonly used: number;
  readonly of: number;
  readonly atEnd: number | undefined;
}

function Outlook({ view, used, of: limit, atEnd }: OutlookProps): Child {
  const { usage: words } = view.context.words;
  if (used >= limit)
    return (
      <Badge tone="danger" icon="refuse">
        {words.usedUp}
      </Badge>
    );
  if (atEnd !== undefined && atEnd > limit)
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

/** The limiter counts for the place of a key, and before a response: where the record differs, the page says why. */
function Difference({
  view,
  quota,
  isCarriedOver,
}: Pick<QuotaCardProps, 'view' | 'quota'> & { readonly isCarriedOver: boolean }): Child {
  const { language, words } = view.context;
  const counted = view.summary.byKey.get(quota.keyId)?.counted ?? 0;
  if (counted === quota.used || isCarriedOver) return null;
  const number = (value: number) => formatNumber(language, value);
  return <p class="aside">{words.usage.differs(number(quota.used), number(counted))}</p>;
}

/** Percent of the quota at which the owner gets the first mail; `undefined`: none, the owner turned them off. */
function quotaMailAt({ off, quotaWarning }: MailSettings): MailSettings['quotaWarning'] | undefined {
  return off.includes('quota') ? undefined : quotaWarning;
}

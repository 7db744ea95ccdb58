import type { Child } from 'hono/jsx';
import { quotaOf } from '#libs/accounts';
import { formatNumber } from '../language/formats.js';
import { formatWholeShare } from '../language/period-formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Meter, percentOf } from './meter.js';
import { planTitle } from './plan-title.js';

/** The plan of the account, and how much its most used key has used of this month's quota. Nothing while that is not known. */
export function PlanMeter({ context }: { readonly context: RequestContext }): Child {
  const { words, language, state } = context;
  if (state === undefined) return null;
  const { plan, mostUsed } = quotaOf(state);
  const { used, requestsPerMonth: limit } = mostUsed ?? { used: 0, requestsPerMonth: plan.requestsPerMonth };
  const number = (value: number) => formatNumber(language, value);
  return (
    <a class="plan-meter" href="/plan">
      <span class="plan-name">
        <strong>{words.site.planOf(planTitle(plan.name))}</strong>
        <span>{formatWholeShare(language, percentOf(used, limit) / 100)}</span>
      </span>
      <Meter used={used} of={limit} />
      <span>{words.site.used(number(used), number(limit), limit)}</span>
      {mostUsed !== undefined && <span class="sub">{mostUsed.name}</span>}
    </a>
  );
}

import type { Child } from 'hono/jsx';
import { formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Slots } from '../view/slots.js';
import { Total, Totals } from '../view/totals.js';
import type { KeysPageContent } from './page-content.js';

/** Id of the element that says why no key can be created. */
export const ALL_IN_USE = 'all-in-use';

interface KeyTotalsProps extends KeysPageContent {
  readonly context: RequestContext;
}

/** Keys in use, requests of the month, and the limits of each key. */
export function KeyTotals({ context, keys, usage }: KeyTotalsProps): Child {
  const { keys: words } = context.words;
  const { plan } = usage;
  const number = (value: number) => formatNumber(context.language, value);
  const used = usage.keys.reduce((sum, { quota }) => sum + (quota?.used ?? 0), 0);
  const inUse = keys.filter(({ state }) => state === 'active').length;
  const free = Math.max(0, plan.maxActiveKeys - inUse);
  return (
    <Totals>
      <Total
        label={words.inUse}
        figure={number(inUse)}
        unit={words.of(number(plan.maxActiveKeys))}
        drawing={<Slots used={inUse} of={plan.maxActiveKeys} />}
        hint={free === 0 ? <span id={ALL_IN_USE}>{words.allInUse}</span> : words.canCreate(free)}
      />
      <Total
        label={words.requests}
        figure={number(used)}
        hint={usage.live ? words.quotaOfEach(number(plan.requestsPerMonth)) : words.notLive}
      />
      <Total
        label={words.rateLimit}
        figure={number(plan.ratePerSecond)}
        unit={words.perSecondEach}
        hint={<a href="/plan">{context.words.account.plans}</a>}
      />
    </Totals>
  );
}

import type { Child } from 'hono/jsx';
import type { AccountState, OpenPlanRequest } from '#libs/accounts';
import { monthBounds, type Plan } from '#libs/admission';
import { formatDay, formatMoment, formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Badge } from '../view/badge.js';
import { Button, ButtonLink } from '../view/button.js';
import { Card } from '../view/card.js';
import { PostForm } from '../view/form.js';
import { Layout } from '../view/layout.js';
import { Message } from '../view/message.js';
import { planTitle } from '../view/plan-title.js';
import { render } from '../view/render.js';
import { Total, Totals } from '../view/totals.js';
import { isLarger } from './is-larger.js';
import type { PlanRequestChannel } from './plan-request-channel.js';

export interface PlanPage {
  readonly state: AccountState;
  /** Every plan. */
  readonly plans: readonly Plan[];
  /** What was asked for, and is not decided yet. */
  readonly request: OpenPlanRequest | undefined;
  readonly channel: PlanRequestChannel;
}

/** What the account may do, and how its owner can ask for more: a plan cannot be changed here. */
export function planPage(context: RequestContext, { state, plans, request, channel }: PlanPage): string {
  const { plan: words } = context.words;
  const { plan: own } = state;
  const larger = plans.filter(plan => isLarger(plan, own));
  return render(
    <Layout
      context={context}
      title={words.title}
      lead={words.lead}
      crumbs={[{ href: '/account', title: context.words.account.title }]}
      badges={
        <Badge tone="ok" icon="check">
          {`${context.words.site.label(words.current)} ${planTitle(own.name)}`}
        </Badge>
      }
    >
      <Asked context={context} request={request} />
      <OwnPlan context={context} state={state} />
      <Larger context={context} plans={larger} request={request} channel={channel} />
    </Layout>,
  );
}

/** Id of the element that says why nothing can be asked for. */
const ASKED = 'asked';

interface AskedProps {
  readonly context: RequestContext;
  readonly request: OpenPlanRequest | undefined;
}

/** What was asked for, until it is decided; after a form also whether it was sent. */
function Asked({ context: { flash, words, language }, request }: AskedProps): Child {
  if (flash?.code === 'asked-already') return <Message tone="warn">{words.plan.askedAlready}</Message>;
  if (request === undefined) return null;
  return (
    <Message id={ASKED} tone={flash?.code === 'asked' ? 'ok' : 'info'}>
      {words.plan.asked(planTitle(request.plan), formatMoment(language, request.at))}
    </Message>
  );
}

interface OwnPlanProps {
  readonly context: RequestContext;
  readonly state: AccountState;
}

function OwnPlan({ context, state: { plan, now } }: OwnPlanProps): Child {
  const { plan: words } = context.words;
  const number = (value: number) => formatNumber(context.language, value);
  return (
    <Totals>
      <Total
        label={words.perMonth}
        figure={number(plan.requestsPerMonth)}
        unit={words.forEachKey}
        hint={words.resets(formatDay(context.language, new Date(monthBounds(now.month).endMs).toISOString()))}
      />
      <Total label={words.rate} figure={number(plan.ratePerSecond)} unit={context.words.keys.perSecondEach} />
      <Total label={words.keys} figure={number(plan.maxActiveKeys)} unit={words.keysHint} />
    </Totals>
  );
}

interface LargerProps {
  readonly context: RequestContext;
  readonly plans: readonly Plan[];
  readonly request: OpenPlanRequest | undefined;
  readonly channel: PlanRequestChannel;
}

function Larger({ context, plans, request, channel }: LargerProps): Child {
  const { plan: words } = context.words;
  const hasAsked = request !== undefined && Date.parse(request.repeatableAt) > Date.now();
  if (plans.length === 0) return <Card id="larger" title={words.largerPlans} lead={words.none} />;
  return (
    <Card
      id="larger"
      title={words.largerPlans}
      lead={`${words.paid} ${channel.kind === 'none' ? words.noChannel : words.howToAsk}`}
      actions={
        channel.kind === 'link' ? <ButtonLink href={channel.url}>{words.askElsewhere}</ButtonLink> : undefined
      }
      flush
    >
      {channel.prices !== undefined && <p class="card-text">{channel.prices}</p>}
      <ul class="items">
        {plans.map(plan => (
          <li>
            <div class="words">
              <strong>{planTitle(plan.name)}</strong>
              <p>{describePlan(context, plan)}</p>
            </div>
            {channel.kind === 'mail' && (
              <PostForm context={context} action="/plan" once>
                <input type="hidden" name="plan" value={plan.name} />
                <Button size="small" unavailable={hasAsked ? ASKED : undefined}>
                  {words.ask(planTitle(plan.name))}
                </Button>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Its limits in a line. */
export function describePlan({ words, language }: RequestContext, plan: Plan): string {
  const number = (value: number) => formatNumber(language, value);
  const { ratePerSecond, requestsPerMonth, maxActiveKeys } = plan;
  return words.plan.line(number(ratePerSecond), number(requestsPerMonth), number(maxActiveKeys));
}

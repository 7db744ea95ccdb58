import type { Child } from 'hono/jsx';
import type { AccountUsage } from '#libs/accounts';
import type { Plan } from '#libs/admission';
import { formatNumber } from '../language/formats.js';
import { QuotaReport } from '../usage/quota-report.js';
import { PostForm } from '../view/form.js';
import { Layout } from '../view/layout.js';
import { Message } from '../view/message.js';
import { render } from '../view/render.js';
import type { RequestContext } from '../request-context/request-context.js';
import type { WayToAsk } from './way-to-ask.js';

export interface PlanPage {
  readonly usage: AccountUsage;
  /** Every plan. */
  readonly plans: readonly Plan[];
  readonly way: WayToAsk;
}

/** What the account may do, and how its owner can ask for more: a plan cannot be changed here. */
export function planPage(context: RequestContext, { usage, plans, way }: PlanPage): string {
  const { plan: words } = context.words;
  const { plan: own } = usage;
  const larger = plans.filter(({ requestsPerMonth }) => requestsPerMonth > own.requestsPerMonth);
  return render(
    <Layout context={context} title={words.title}>
      <Result context={context} />
      <p>
        <strong>{own.name}</strong>: {describe(context, own)}
      </p>
      <QuotaReport context={context} usage={usage} />
      <section aria-labelledby="larger">
        <h2 id="larger">{words.largerPlans}</h2>
        {larger.length === 0 ? <p>{words.none}</p> : <Larger context={context} plans={larger} way={way} />}
      </section>
    </Layout>,
  );
}

/** Of a request for a larger plan, just after it was sent. */
function Result({ context }: { readonly context: RequestContext }): Child {
  const { flash, words } = context;
  if (flash?.code === 'asked-already') return <Message tone="danger">{words.plan.askedAlready}</Message>;
  if (flash?.code !== 'asked') return null;
  return <Message tone="warn">{words.plan.asked(flash.values.plan ?? '')}</Message>;
}

interface LargerProps {
  readonly context: RequestContext;
  readonly plans: readonly Plan[];
  readonly way: WayToAsk;
}

function Larger({ context, plans, way }: LargerProps): Child {
  const { plan: words } = context.words;
  return (
    <>
      <p>{way.kind === 'none' ? words.noWay : words.lead}</p>
      {plans.map(plan => (
        <>
          <p>
            <strong>{plan.name}</strong>: {describe(context, plan)}
          </p>
          {way.kind === 'mail' && (
            <PostForm context={context} action="/plan" once>
              <input type="hidden" name="plan" value={plan.name} />
              <button class="button">{words.ask(plan.name)}</button>
            </PostForm>
          )}
        </>
      ))}
      {way.kind === 'link' && (
        <p>
          <a href={way.url}>{words.askElsewhere}</a>
        </p>
      )}
    </>
  );
}

function describe({ words, language }: RequestContext, plan: Plan): string {
  const number = (value: number) => formatNumber(language, value);
  const { ratePerSecond, requestsPerMonth, maxActiveKeys } = plan;
  return words.plan.line(number(ratePerSecond), number(requestsPerMonth), number(maxActiveKeys));
}

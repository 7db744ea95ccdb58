import type { Child } from 'hono/jsx';
import { NO_RESTRICTIONS } from '#libs/accounts';
import type { Plan } from '#libs/admission';
import { formatMoment, formatNumber } from '../language/formats.js';
import type { Flash } from '../request-context/flashes.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Button, ButtonLink } from '../view/button.js';
import { Card } from '../view/card.js';
import { PostForm } from '../view/form.js';
import { Layout } from '../view/layout.js';
import { Message } from '../view/message.js';
import { planTitle } from '../view/plan-title.js';
import { render } from '../view/render.js';
import { ExpiryFields } from './expiry-fields.js';
import { NameField } from './name-field.js';
import { RestrictionFields } from './restriction-fields.js';

export interface CreateKeyPage {
  /** The account's. */
  readonly plan: Plan;
  /** Keys that work. */
  readonly inUse: number;
}

/** The form for a new key, with what was entered if it was refused. */
export function createKeyPage(context: RequestContext, { plan, inUse }: CreateKeyPage): string {
  const { words, language, flash } = context;
  const { createKey } = words;
  const number = (value: number) => formatNumber(language, value);
  return render(
    <Layout
      context={context}
      title={createKey.title}
      lead={createKey.lead(number(inUse), number(plan.maxActiveKeys))}
      crumbs={[{ href: '/keys', title: words.keys.title }]}
    >
      <Refusal context={context} plan={plan} inUse={inUse} />
      <PostForm context={context} action="/keys" once class="narrow">
        <Card
          footer={
            <>
              <p>{createKey.works}</p>
              <div class="actions">
                <ButtonLink href="/keys">{createKey.cancel}</ButtonLink>
                <Button kind="filled" unavailable={inUse >= plan.maxActiveKeys ? REFUSAL : undefined}>
                  {createKey.create}
                </Button>
              </div>
            </>
          }
        >
          <NameField context={context} label={createKey.name} value="" />
          <ExpiryFields context={context} />
          <details class="more" open={hasRestrictions(flash)}>
            <summary>{words.restrictions.optional}</summary>
            <RestrictionFields context={context} plan={plan} restrictions={NO_RESTRICTIONS} />
          </details>
        </Card>
      </PostForm>
    </Layout>,
  );
}

/** Whether restrictions were entered, so that they are not hidden when the form is shown again. */
function hasRestrictions(flash: Flash | undefined): boolean {
  const { origins, networks, rate, quota } = flash?.values ?? {};
  return (
    flash?.faults !== undefined || [origins, networks, rate, quota].some(entered => (entered ?? '') !== '')
  );
}

/** Id of the element that says why no key can be created. */
const REFUSAL = 'refusal';

/** Why no key can be created: said before the form is filled in, where that is known. */
function Refusal({ context, plan, inUse }: CreateKeyPage & { readonly context: RequestContext }): Child {
  const { words, language, flash } = context;
  const { createKey } = words;
  if (flash?.code === 'limit-reached' || inUse >= plan.maxActiveKeys)
    return (
      <Message
        id={REFUSAL}
        tone="danger"
        title={createKey.limitReachedTitle(formatNumber(language, plan.maxActiveKeys), planTitle(plan.name))}
      >
        {createKey.limitReached} <a href="/plan">{createKey.largerPlans}</a>.
      </Message>
    );
  if (flash?.code !== 'too-many-changes') return null;
  return (
    <Message tone="danger" title={createKey.tooManyTitle}>
      {createKey.tooMany(formatMoment(language, flash.values.retryAt ?? ''))}
    </Message>
  );
}

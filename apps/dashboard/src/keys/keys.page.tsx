import type { Child } from 'hono/jsx';
import type { KeySummary } from '#libs/accounts';
import type { Plan } from '#libs/admission';
import { formatDay, formatMoment, formatNumber } from '../language/formats.js';
import { Layout } from '../view/layout.js';
import { Message } from '../view/message.js';
import { render } from '../view/render.js';
import type { RequestContext } from '../request-context/request-context.js';

export interface KeysPage {
  readonly keys: readonly KeySummary[];
  /** The account's. */
  readonly plan: Plan;
}

export function keysPage(context: RequestContext, { keys, plan }: KeysPage): string {
  const { keys: words } = context.words;
  return render(
    <Layout context={context} title={words.title}>
      {keys.some(({ published }) => !published) && <Message tone="danger">{words.unpublished}</Message>}
      {keys.length === 0 ? <p>{words.none}</p> : <KeyTable context={context} keys={keys} />}
      <p>
        <a class="button" href="/keys/new">
          {words.create}
        </a>
      </p>
      <OwnPlan context={context} plan={plan} />
    </Layout>,
  );
}

function OwnPlan({ context, plan }: { readonly context: RequestContext; readonly plan: Plan }): Child {
  const { keys: words } = context.words;
  const number = (value: number) => formatNumber(context.language, value);
  const { name, ratePerSecond, requestsPerMonth, maxActiveKeys } = plan;
  return (
    <p>
      {words.planLine(name, number(ratePerSecond), number(requestsPerMonth), number(maxActiveKeys))}{' '}
      <a href="/plan">{words.largerPlan}</a>
    </p>
  );
}

function KeyTable({
  context,
  keys,
}: {
  readonly context: RequestContext;
  readonly keys: readonly KeySummary[];
}): Child {
  const { keys: words } = context.words;
  return (
    <div class="scroll" tabindex={0} role="region" aria-label={words.title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.key}</th>
            <th scope="col">{words.created}</th>
            <th scope="col">{words.expires}</th>
            <th scope="col">{words.lastUsed}</th>
            <th scope="col">{words.state}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(key => (
            <tr>
              <th scope="row">
                <a href={`/keys/${key.keyId}`}>{key.name}</a>
              </th>
              <td>
                <code>bgc_{key.keyId}…</code>
              </td>
              <td>{formatDay(context.language, key.createdAt)}</td>
              <td>{key.expiresAt === null ? words.never : formatDay(context.language, key.expiresAt)}</td>
              <td>
                {key.lastUsedAt === null ? words.never : formatMoment(context.language, key.lastUsedAt)}
              </td>
              <td>
                <span class={`state ${key.state}`}>{words[key.state]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

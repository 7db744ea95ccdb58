import type { Child } from 'hono/jsx';
import type { KeySummary } from '#libs/accounts';
import type { Plan } from '#libs/admission';
import { formatDay, formatMoment, formatNumber } from '../language/formats.js';
import { Layout } from '../view/layout.js';
import { Notice } from '../view/notice.js';
import { render } from '../view/render.js';
import type { Visit } from '../visit/visit.js';
import { CreateForm, type RefusedKey } from './create-form.js';

export interface KeysPage {
  readonly keys: readonly KeySummary[];
  /** The account's. */
  readonly plan: Plan;
  readonly refused: RefusedKey | undefined;
}

export function keysPage(visit: Visit, { keys, plan, refused }: KeysPage): string {
  const { keys: words } = visit.words;
  return render(
    <Layout visit={visit} title={words.title}>
      {refused !== undefined && <Notice kind="bad">{refused.reason}</Notice>}
      {keys.some(({ published }) => !published) && <Notice kind="bad">{words.unpublished}</Notice>}
      {keys.length === 0 ? <p>{words.none}</p> : <KeyTable visit={visit} keys={keys} />}
      <CreateForm visit={visit} refused={refused} />
      <OwnPlan visit={visit} plan={plan} />
    </Layout>,
  );
}

function OwnPlan({ visit, plan }: { readonly visit: Visit; readonly plan: Plan }): Child {
  const { keys: words } = visit.words;
  const number = (value: number) => formatNumber(visit.language, value);
  const { name, ratePerSecond, requestsPerMonth, maxActiveKeys } = plan;
  return (
    <p>
      {words.planLine(name, number(ratePerSecond), number(requestsPerMonth), number(maxActiveKeys))}{' '}
      <a href="/plan">{words.largerPlan}</a>
    </p>
  );
}

function KeyTable({ visit, keys }: { readonly visit: Visit; readonly keys: readonly KeySummary[] }): Child {
  const { keys: words } = visit.words;
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
              <td>{formatDay(visit.language, key.createdAt)}</td>
              <td>{key.expiresAt === null ? words.never : formatDay(visit.language, key.expiresAt)}</td>
              <td>{key.lastUsedAt === null ? words.never : formatMoment(visit.language, key.lastUsedAt)}</td>
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

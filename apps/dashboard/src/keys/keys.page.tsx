import type { Child } from 'hono/jsx';
import type { KeySummary } from '#libs/accounts';
import type { Plan } from '#libs/admission';
import { formatDay, formatMoment, formatNumber } from '../language/formats.js';
import { PostForm } from '../view/form.js';
import { Layout } from '../view/layout.js';
import { Notice } from '../view/notice.js';
import { render } from '../view/render.js';
import type { Visit } from '../visit/visit.js';

export interface KeysPage {
  readonly keys: readonly KeySummary[];
  readonly plans: readonly Plan[];
  readonly refused: RefusedKey | undefined;
}

/** What was typed and refused, and why. */
export interface RefusedKey {
  readonly reason: string;
  readonly name: string;
  readonly plan: string;
}

/** Longer names are refused by the server too; this spares the way there. */
const MAX_NAME = 100;

export function keysPage(visit: Visit, { keys, plans, refused }: KeysPage): string {
  const { keys: words } = visit.words;
  return render(
    <Layout visit={visit} title={words.title}>
      {refused !== undefined && <Notice kind="bad">{refused.reason}</Notice>}
      {keys.some(({ published }) => !published) && <Notice kind="bad">{words.unpublished}</Notice>}
      {keys.length === 0 ? <p>{words.none}</p> : <KeyTable visit={visit} keys={keys} />}
      <section aria-labelledby="create">
        <h2 id="create">{words.create}</h2>
        <PostForm visit={visit} action="/keys" once class="card">
          <label for="name">{words.name}</label>
          <input
            id="name"
            name="name"
            required
            maxlength={MAX_NAME}
            autocomplete="off"
            aria-describedby="name-hint"
            value={refused?.name.slice(0, MAX_NAME) ?? ''}
          />
          <p id="name-hint" class="hint">
            {words.nameHint}
          </p>
          <PlanChoice visit={visit} plans={plans} chosen={refused?.plan ?? plans[0]?.name} />
          <button>{words.create}</button>
        </PostForm>
      </section>
    </Layout>,
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
            <th scope="col">{words.plan}</th>
            <th scope="col">{words.created}</th>
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
              <td>{key.plan}</td>
              <td>{formatDay(visit.language, key.createdAt)}</td>
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

interface PlanChoiceProps {
  readonly visit: Visit;
  readonly plans: readonly Plan[];
  readonly chosen: string | undefined;
}

function PlanChoice({ visit, plans, chosen }: PlanChoiceProps): Child {
  const { keys: words } = visit.words;
  const number = (value: number) => formatNumber(visit.language, value);
  return (
    <fieldset>
      <legend>{words.plan}</legend>
      {plans.map(({ name, ratePerSecond, requestsPerMonth, maxActiveKeys }) => (
        <label class="choice">
          <input type="radio" name="plan" value={name} checked={name === chosen} required />
          {words.planLine(name, number(ratePerSecond), number(requestsPerMonth), number(maxActiveKeys))}
        </label>
      ))}
    </fieldset>
  );
}

import type { Plan } from '#libs/admission';
import { formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { PostForm } from '../view/form.js';
import { Layout } from '../view/layout.js';
import { Message } from '../view/message.js';
import { render } from '../view/render.js';
import { explainRefusal } from './explain-refusal.js';

/** The server refuses longer names, too; this saves the request. */
const MAX_NAME = 100;

/** The lifetimes in days that the form offers for a new key; any other is refused. */
export const LIVES_IN_DAYS: readonly number[] = [30, 90, 365];

/** The form for a new key, with what was entered if it was refused. */
export function createKeyPage(context: RequestContext, plan: Plan): string {
  const { keys: words } = context.words;
  const refusal = explainRefusal(context, plan);
  const entered = context.flash?.values ?? {};
  return render(
    <Layout context={context} title={words.create}>
      {refusal !== undefined && <Message tone="danger">{refusal}</Message>}
      <PostForm context={context} action="/keys" once class="card">
        <label for="name">{words.name}</label>
        <input
          id="name"
          name="name"
          required
          maxlength={MAX_NAME}
          autocomplete="off"
          aria-describedby="name-hint"
          value={entered.name?.slice(0, MAX_NAME) ?? ''}
        />
        <p id="name-hint" class="hint">
          {words.nameHint}
        </p>
        <label for="days">{words.expires}</label>
        <select id="days" name="days">
          <option value="">{words.endsNever}</option>
          {LIVES_IN_DAYS.map(days => (
            <option value={String(days)} selected={entered.days === String(days)}>
              {words.endsInDays(formatNumber(context.language, days))}
            </option>
          ))}
        </select>
        <button>{words.create}</button>
      </PostForm>
    </Layout>,
  );
}

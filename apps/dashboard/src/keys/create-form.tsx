import type { Child } from 'hono/jsx';
import { formatNumber } from '../language/formats.js';
import { PostForm } from '../view/form.js';
import type { RequestContext } from '../request-context/request-context.js';

/** The name that was entered and refused, and the reason. */
export interface RefusedKey {
  readonly reason: string;
  readonly name: string;
}

interface CreateFormProps {
  readonly context: RequestContext;
  readonly refused: RefusedKey | undefined;
}

/** The server refuses longer names, too; this saves the request. */
const MAX_NAME = 100;

/** The lifetimes in days that the form offers for a new key; any other is refused. */
export const LIVES_IN_DAYS: readonly number[] = [30, 90, 365];

export function CreateForm({ context, refused }: CreateFormProps): Child {
  const { keys: words } = context.words;
  return (
    <section aria-labelledby="create">
      <h2 id="create">{words.create}</h2>
      <PostForm context={context} action="/keys" once class="card">
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
        <label for="days">{words.expires}</label>
        <select id="days" name="days">
          <option value="">{words.endsNever}</option>
          {LIVES_IN_DAYS.map(days => (
            <option value={String(days)}>{words.endsInDays(formatNumber(context.language, days))}</option>
          ))}
        </select>
        <button>{words.create}</button>
      </PostForm>
    </section>
  );
}

import type { Child } from 'hono/jsx';
import { PageError } from '../http/page-error.js';
import { PostForm } from '../view/form.js';
import type { RequestContext } from '../request-context/request-context.js';

/** How long the old secret may still work, in seconds; the first is the usual choice. */
const OVERLAPS = [
  [86_400, 'goesOn24Hours'],
  [3_600, 'goesOn1Hour'],
  [0, 'endsNow'],
] as const;

export function RotateForm({
  context,
  keyId,
}: {
  readonly context: RequestContext;
  readonly keyId: string;
}): Child {
  const { key: words } = context.words;
  return (
    <PostForm context={context} action={`/keys/${keyId}/rotate`} once>
      <label for="overlap">{words.oldSecret}</label>
      <select id="overlap" name="overlap">
        {OVERLAPS.map(([seconds, text]) => (
          <option value={String(seconds)}>{words[text]}</option>
        ))}
      </select>
      <button>{words.rotate}</button>
    </PostForm>
  );
}

/** The overlap that was chosen, or else the longest. @throws PageError for values the form does not offer */
export function readOverlap(text: string): number {
  if (text === '') return OVERLAPS[0][0];
  const [seconds] = OVERLAPS.find(([offered]) => String(offered) === text) ?? [];
  if (seconds === undefined) throw new PageError('bad-request');
  return seconds;
}

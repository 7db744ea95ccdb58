import type { Child } from 'hono/jsx';
import type { RequestContext } from '../request-context/request-context.js';

/** Hidden until its script shows it: without JavaScript it would not work. */
export function CopyButton({
  context,
  of,
}: {
  readonly context: RequestContext;
  readonly of: string;
}): Child {
  const { created } = context.words;
  return (
    <button
      type="button"
      class="second copy"
      hidden
      data-copy={of}
      data-copied={created.copied}
      data-failed={created.copyFailed}
      aria-describedby={of}
    >
      {created.copy}
    </button>
  );
}

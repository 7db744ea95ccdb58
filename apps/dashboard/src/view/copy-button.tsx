import type { Child } from 'hono/jsx';
import type { Visit } from '../visit/visit.js';

/** Hidden until its script shows it: without JavaScript it would not work. */
export function CopyButton({ visit, of }: { readonly visit: Visit; readonly of: string }): Child {
  const { created } = visit.words;
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

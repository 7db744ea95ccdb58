import type { Child } from 'hono/jsx';
import type { RequestContext } from '../request-context/request-context.js';
import { ButtonLink } from '../view/button.js';

/** The way to a first request, where there are none to show. */
export function TryOne({ context }: { readonly context: RequestContext }): Child {
  return (
    <ButtonLink href="/try-it" kind="filled" icon="terminal">
      {context.words.usage.tryOne}
    </ButtonLink>
  );
}

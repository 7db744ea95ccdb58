import type { Child } from 'hono/jsx';
import type { RequestContext } from '../request-context/request-context.js';
import { Mark } from './icon.js';

/** The mark and the name of the product: leads to the start. */
export function Brand({ context }: { readonly context: RequestContext }): Child {
  return (
    <a class="brand" href="/">
      <Mark />
      <span>{context.words.site.name}</span>
    </a>
  );
}

import type { Child } from 'hono/jsx';
import type { RequestContext } from '../request-context/request-context.js';
import { ButtonLink } from '../view/button.js';

interface FirstRequestLinkProps {
  readonly context: RequestContext;
  /** Whether the account has ever had a key: a request needs one. */
  readonly hasKeys: boolean;
}

/** The way to a first request, where there are none to show. */
export function FirstRequestLink({ context, hasKeys }: FirstRequestLinkProps): Child {
  if (!hasKeys)
    return (
      <ButtonLink href="/keys/new" kind="filled" icon="plus">
        {context.words.keys.create}
      </ButtonLink>
    );
  return (
    <ButtonLink href={context.site.tryItUrl} kind="filled" icon="terminal">
      {context.words.usage.firstRequest}
    </ButtonLink>
  );
}

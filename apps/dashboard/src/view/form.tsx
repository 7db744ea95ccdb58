import { randomUUID } from 'node:crypto';
import type { Child } from 'hono/jsx';
import type { RequestContext } from '../request-context/request-context.js';

interface FormProps {
  readonly context: RequestContext;
  readonly action: string;
  /** For forms that must not be carried out twice; see IdempotencyKeys. */
  readonly once?: boolean;
  readonly class?: string;
  readonly children: Child;
}

/** A form with a token that proves where it comes from. */
export function PostForm({ context, action, once = false, children, ...rest }: FormProps): Child {
  return (
    <form method="post" action={action} {...rest}>
      <input type="hidden" name="formToken" value={context.formToken} />
      {once && <input type="hidden" name="formId" value={randomUUID()} autocomplete="off" />}
      {children}
    </form>
  );
}

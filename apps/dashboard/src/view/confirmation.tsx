import type { Child } from 'hono/jsx';
import type { RequestContext } from '../request-context/request-context.js';
import { Button, ButtonLink } from './button.js';
import { PostForm } from './form.js';
import { Layout } from './layout.js';

interface ConfirmationProps {
  readonly context: RequestContext;
  /** A question with the name of what it is about. */
  readonly title: string;
  /** What will happen. */
  readonly children: Child;
  readonly action: string;
  /** Carried out once, however often it is sent. */
  readonly once?: boolean;
  /** Where Cancel leads. */
  readonly cancelHref: string;
  readonly cancel: string;
  /** The verb with its object. */
  readonly confirm: string;
  /** Fields to fill in before. */
  readonly fields?: Child;
}

/** A page that asks before something is done that cannot be undone; it looks like a dialog. */
export function Confirmation(props: ConfirmationProps): Child {
  const { context, title, children, action, once = false, cancelHref, cancel, confirm, fields } = props;
  return (
    <Layout context={context} title={title} isDialog>
      <div class="dialog-text">{children}</div>
      <PostForm context={context} action={action} once={once}>
        {fields}
        <div class="actions end">
          <ButtonLink href={cancelHref}>{cancel}</ButtonLink>
          <Button kind="danger-filled">{confirm}</Button>
        </div>
      </PostForm>
    </Layout>
  );
}

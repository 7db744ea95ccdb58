import type { Child } from 'hono/jsx';
import type { RequestContext } from '../request-context/request-context.js';
import { CopyButton } from './copy-button.js';

interface KeyBoxProps {
  readonly context: RequestContext;
  readonly id: string;
  /** The text of the key. */
  readonly text: string;
}

/** A key to be copied: selected as a whole by a click, with a button where scripts run. */
export function KeyBox({ context, id, text }: KeyBoxProps): Child {
  return (
    <div class="key-box">
      <code id={id} tabindex={0}>
        {text}
      </code>
      <CopyButton context={context} of={id} kind="filled" label={context.words.created.copyKey} />
    </div>
  );
}

import type { Child } from 'hono/jsx';
import type { RequestContext } from '../request-context/request-context.js';
import { CopyButton } from './copy-button.js';

interface CodePanelProps {
  readonly context: RequestContext;
  readonly id: string;
  /** What the code is, at the left above it. */
  readonly title: Child;
  /** Whether it is code to use, and not only to look at. */
  readonly canCopy?: boolean;
  /** Its text; may contain marked parts. */
  readonly children: Child;
}

/** A dark panel with code that wraps, and its copy button. */
export function CodePanel({ context, id, title, canCopy = true, children }: CodePanelProps): Child {
  return (
    <div class="code-panel">
      <div class="code-bar">
        <span>{title}</span>
        {canCopy && <CopyButton context={context} of={id} kind="code" />}
      </div>
      <pre id={id} tabindex={0}>
        {children}
      </pre>
    </div>
  );
}

import type { Child } from 'hono/jsx';
import type { RequestContext } from '../request-context/request-context.js';
import { Icon } from './icon.js';

const CLASSES = { filled: 'small filled', outline: '', code: 'small code' } as const;

interface CopyButtonProps {
  readonly context: RequestContext;
  /** Id of the element whose text is copied. */
  readonly of: string;
  readonly kind: keyof typeof CLASSES;
  /** Says what is copied, where that is not obvious; “Copy” by default. */
  readonly label?: string;
}

/** Hidden until its script (`copy`) shows it: without JavaScript it would not work. */
export function CopyButton({ context, of, kind, label }: CopyButtonProps): Child {
  const { created } = context.words;
  return (
    <button
      type="button"
      class={`button copy ${CLASSES[kind]}`}
      hidden
      data-copy={of}
      data-copied={created.copied}
      data-failed={created.copyFailed}
      aria-describedby={of}
    >
      <Icon name="copy" />
      <span aria-live="polite">{label ?? created.copy}</span>
    </button>
  );
}

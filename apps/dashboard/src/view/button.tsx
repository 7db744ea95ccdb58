import type { Child } from 'hono/jsx';
import { Icon, type IconName } from './icon.js';

/** `filled` at most once a view; `danger` opens a confirmation, whose button is the only `danger-filled`. */
export type ButtonKind = 'filled' | 'outline' | 'quiet' | 'danger' | 'danger-filled';

interface LookProps {
  readonly kind?: ButtonKind | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly icon?: IconName | undefined;
  readonly class?: string | undefined;
  /** It cannot be used at the moment: id of the element that says why. */
  readonly unavailable?: string | undefined;
  /** Says more than its text to people who do not see what it is beside; contains the text. */
  readonly label?: string;
}

interface ButtonProps extends LookProps {
  readonly type?: 'submit' | 'button';
  readonly autofocus?: boolean;
  /** Shown by its script; without one it would not work. */
  readonly hidden?: boolean;
  readonly children: Child;
}

interface ButtonLinkProps extends LookProps {
  readonly href: string;
  /** Saves the file that it leads to. */
  readonly download?: boolean;
  readonly children: Child;
}

/** A button of a form. */
export function Button(props: ButtonProps): Child {
  const { kind, size, icon, class: more, unavailable, label, type, children, ...rest } = props;
  return (
    <button
      class={classOf({ kind, size, class: more })}
      type={unavailable === undefined ? type : 'button'}
      aria-label={label}
      {...unavailableFor(unavailable)}
      {...rest}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

/** A link that looks like a button: it leads to a page and changes nothing. */
export function ButtonLink(props: ButtonLinkProps): Child {
  const { kind, size, icon, class: more, unavailable, label, href, children, ...rest } = props;
  return (
    <a
      class={classOf({ kind, size, class: more })}
      aria-label={label}
      {...(unavailable === undefined ? { href } : { role: 'link', tabindex: 0 })}
      {...unavailableFor(unavailable)}
      {...rest}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  );
}

/** It stays where it is and can be focused, so that people find out why. */
function unavailableFor(reason: string | undefined) {
  return reason === undefined ? {} : { 'aria-disabled': 'true' as const, 'aria-describedby': reason };
}

const KIND_CLASSES: Readonly<Record<ButtonKind, string>> = {
  filled: 'filled',
  outline: '',
  quiet: 'quiet',
  danger: 'danger',
  'danger-filled': 'filled danger',
};

function classOf({ kind = 'outline', size = 'medium', class: more = '' }: LookProps): string {
  return ['button', KIND_CLASSES[kind], size === 'medium' ? '' : size, more]
    .filter(name => name !== '')
    .join(' ');
}

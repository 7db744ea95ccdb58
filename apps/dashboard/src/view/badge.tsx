import type { Child } from 'hono/jsx';
import { Icon, type IconName } from './icon.js';

export type Tone = 'ok' | 'info' | 'warn' | 'danger' | 'limit' | 'neutral';

interface BadgeProps {
  readonly tone?: Tone;
  readonly icon?: IconName;
  readonly children: Child;
}

/** A state in one or two words: the color only repeats what the word says. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps): Child {
  return (
    <span class={`badge ${tone}`}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </span>
  );
}

/** An HTTP status or method. */
export function CodeBadge({ tone = 'neutral', children }: Omit<BadgeProps, 'icon'>): Child {
  return <span class={`badge square ${tone}`}>{children}</span>;
}

/** The tone of an HTTP status, as in the charts. */
export function toneOfStatus(status: number): Tone {
  if (status === 429) return 'limit';
  if (status === 304) return 'info';
  if (status >= 500) return 'danger';
  return status >= 400 ? 'warn' : 'ok';
}

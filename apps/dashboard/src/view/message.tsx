import type { Child } from 'hono/jsx';
import { Icon, type IconName } from './icon.js';

export type MessageTone = 'ok' | 'info' | 'warn' | 'danger';

const ICONS: Readonly<Record<MessageTone, IconName>> = {
  ok: 'check',
  info: 'info',
  warn: 'warning',
  danger: 'warning',
};

interface MessageProps {
  readonly id?: string;
  readonly tone: MessageTone;
  /** What happened, in bold. */
  readonly title?: string | undefined;
  /** What to do. */
  readonly children?: Child;
}

/** What just happened, or must be known now; a screen reader reads it when the page opens. */
export function Message({ id, tone, title, children }: MessageProps): Child {
  return (
    <div id={id} class={`message ${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} />
      <p>
        {title !== undefined && <strong>{title}</strong>} {children}
      </p>
    </div>
  );
}

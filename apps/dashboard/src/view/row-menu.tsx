import type { Child } from 'hono/jsx';
import { Icon, type IconName } from './icon.js';

export interface MenuItem {
  readonly href: string;
  readonly title: string;
  readonly icon: IconName;
  /** Below a line, in the danger color. */
  readonly isDanger?: boolean;
}

interface RowMenuProps {
  /** Names the menu and its row. */
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** Further actions of a row, as links. Its script (`menu`) closes it by Escape and by a click elsewhere. */
export function RowMenu({ label, items }: RowMenuProps): Child {
  return (
    <details class="row-menu">
      <summary class="button quiet small" aria-label={label}>
        <Icon name="more" />
      </summary>
      <ul>
        {items.map(({ href, title, icon, isDanger = false }) => (
          <li class={isDanger ? 'danger' : undefined}>
            <a href={href}>
              <Icon name={icon} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

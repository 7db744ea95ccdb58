import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import { icon, type IconName, MARK } from '#libs/design';

export type { IconName };

/** Decoration: the words beside it say what it means. */
export function Icon({ name }: { readonly name: IconName }): Child {
  return raw(icon(name));
}

/** The product's mark; the name is beside it. */
export function Mark(): Child {
  return raw(MARK);
}

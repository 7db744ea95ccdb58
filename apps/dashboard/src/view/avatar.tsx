import type { Child } from 'hono/jsx';

/** The first letter of an address, in a circle. Decoration. */
export function Avatar({ email }: { readonly email: string }): Child {
  return (
    <span class="avatar" aria-hidden="true">
      {email.slice(0, 1).toUpperCase()}
    </span>
  );
}

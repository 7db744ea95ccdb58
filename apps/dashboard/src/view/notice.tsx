import type { Child } from 'hono/jsx';

/** An important message; a screen reader reads it when the page opens. */
export function Notice({
  kind,
  children,
}: {
  readonly kind: 'good' | 'bad';
  readonly children: Child;
}): Child {
  return (
    <p class={`notice ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}

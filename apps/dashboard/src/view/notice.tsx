import type { Child } from 'hono/jsx';

/** Something to know at once; a screen reader says it when the page opens. */
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

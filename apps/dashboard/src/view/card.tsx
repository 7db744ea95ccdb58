import type { Child } from 'hono/jsx';

interface CardProps {
  /** Id of its heading; required with a title. */
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  /** Below the title. */
  readonly lead?: Child;
  /** Beside the title. */
  readonly actions?: Child;
  /** A strip at the bottom: text first, buttons last. */
  readonly footer?: Child;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'danger' | undefined;
  /** Lists and tables reach the border of the card. */
  readonly flush?: boolean | undefined;
  readonly class?: string | undefined;
  readonly children?: Child;
}

/** A surface for one subject. */
export function Card(props: CardProps): Child {
  const { id, title, lead, actions, footer, tone, flush = false, class: more, children } = props;
  const names = ['card', tone, flush ? 'flush' : undefined, more].filter(name => name !== undefined);
  return (
    <section class={names.join(' ')} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <div class="card-head">
          <div>
            <h2 id={id}>{title}</h2>
            {lead !== undefined && <p>{lead}</p>}
          </div>
          {actions !== undefined && <div class="actions">{actions}</div>}
        </div>
      )}
      {children !== undefined && <div class="card-body">{children}</div>}
      {footer !== undefined && <div class="card-foot">{footer}</div>}
    </section>
  );
}

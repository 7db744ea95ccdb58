import type { Child } from 'hono/jsx';
import { Tiles } from './tiles.js';

interface EmptyStateProps {
  readonly title: string;
  /** What will be here, and what it is for. */
  readonly lead: Child;
  /** One button. */
  readonly action?: Child;
  readonly hasTiles?: boolean;
}

/** What is shown in place of a list that has nothing yet. */
export function EmptyState({ title, lead, action, hasTiles = true }: EmptyStateProps): Child {
  return (
    <section class="card empty-state">
      {hasTiles && <Tiles of="first-key" />}
      <h2>{title}</h2>
      <p>{lead}</p>
      {action}
    </section>
  );
}

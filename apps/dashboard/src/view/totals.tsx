import type { Child } from 'hono/jsx';

/** A few figures that matter most, in one card. */
export function Totals({ children }: { readonly children: Child }): Child {
  return <dl class="card totals">{children}</dl>;
}

interface TotalProps {
  readonly label: string;
  readonly figure: string;
  /** What the figure is of: "of 5,000", "per second". */
  readonly unit?: string;
  /** A drawing of the same figure. */
  readonly drawing?: Child;
  /** What follows from it. */
  readonly hint?: Child | undefined;
}

export function Total({ label, figure, unit, drawing, hint }: TotalProps): Child {
  return (
    <div class="total">
      <dt>{label}</dt>
      <dd>
        <span class="figure">{figure}</span> {unit !== undefined && <span class="unit">{unit}</span>}{' '}
        {drawing}
      </dd>
      {hint !== undefined && <dd class="hint">{hint}</dd>}
    </div>
  );
}

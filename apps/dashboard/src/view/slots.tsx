import type { Child } from 'hono/jsx';

/** More than this would not be read as a number of things. */
const MOST = 10;
const HEXAGON = 'M10 1l8.5 5v10L10 21l-8.5-5V6z';

/** Used and free places as hexagons; decoration beside the figure. Nothing where there are too many of them. */
export function Slots({ used, of }: { readonly used: number; readonly of: number }): Child {
  if (of > MOST) return null;
  return (
    <span class="slots">
      {Array.from({ length: of }, (_, index) => (
        <svg class={index < used ? 'slot' : 'slot free'} viewBox="0 0 20 22" aria-hidden="true">
          <path d={HEXAGON} />
        </svg>
      ))}
    </span>
  );
}

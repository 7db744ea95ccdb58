import type { Child } from 'hono/jsx';

/** Columns and rows of a field of hexagons; what is drawn on each. */
type Pip = 'plus' | 'question' | 1 | 2 | 3;

interface Tile {
  readonly column: number;
  readonly row: number;
  readonly kind: 'plain' | 'soft' | 'ochre' | 'filled' | 'dashed';
  readonly pip?: Pip;
}

const WIDTH = 59;
const HEIGHT = 52;

const ARRANGEMENTS: Readonly<Record<'first-key' | 'not-found', readonly Tile[]>> = {
  'first-key': [
    { column: 0, row: 0, kind: 'plain' },
    { column: 1, row: 0, kind: 'soft', pip: 1 },
    { column: 2, row: 0, kind: 'plain' },
    { column: 3, row: 0, kind: 'ochre', pip: 3 },
    { column: 0.5, row: 1, kind: 'soft', pip: 2 },
    { column: 2.5, row: 1, kind: 'dashed' },
    { column: 1.5, row: 1, kind: 'filled', pip: 'plus' },
  ],
  'not-found': [
    { column: 0.5, row: 0, kind: 'plain' },
    { column: 1.5, row: 0, kind: 'ochre', pip: 2 },
    { column: 2.5, row: 0, kind: 'plain' },
    { column: 0, row: 1, kind: 'soft', pip: 1 },
    { column: 1, row: 1, kind: 'dashed' },
    { column: 2, row: 1, kind: 'plain' },
    { column: 3, row: 1, kind: 'plain' },
    { column: 1.1, row: 1.75, kind: 'filled', pip: 'question' },
  ],
};

/** An illustration of hexagonal tiles, for pages with little on them. Decoration. */
export function Tiles({ of }: { readonly of: keyof typeof ARRANGEMENTS }): Child {
  return (
    <svg class="tiles" viewBox="-2 -2 240 172" width="240" height="172" aria-hidden="true">
      {ARRANGEMENTS[of].map(({ column, row, kind, pip }) => (
        <g
          class={`tile ${kind}`}
          transform={`translate(${column * WIDTH + 29} ${row * HEIGHT + 33}) rotate(${pip === 'question' ? 16 : 0})`}
        >
          <path d="M0-33l28.5 16.5v33L0 33l-28.5-16.5v-33z" />
          {pip !== undefined && <Pips of={pip} />}
        </g>
      ))}
    </svg>
  );
}

const PLACES: Readonly<Record<1 | 2 | 3, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-9, 0],
    [9, 0],
  ],
  3: [
    [-9, -7],
    [0, 0],
    [9, 7],
  ],
};

function Pips({ of }: { readonly of: Pip }): Child {
  if (of === 'plus') return <path class="sign" d="M-11 0h22M0-11v22" />;
  if (of === 'question') return <path class="sign" d="M-7-8a7 7 0 1 1 10 7q-3 2-3 6M0 12v.5" />;
  return (
    <>
      {PLACES[of].map(([cx, cy]) => (
        <circle class="pip" cx={cx} cy={cy} r="4.5" />
      ))}
    </>
  );
}

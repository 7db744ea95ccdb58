import type { Child } from 'hono/jsx';
import type { StatusGroup } from './status-group.js';

/** Lines and dots on a square of 6, so that no group is told apart by color alone; 2xx is solid. */
const STROKES: Readonly<Record<StatusGroup, Child>> = {
  '2xx': null,
  '304': <path d="M-1.5 1.5l3-3M0 6l6-6M4.5 7.5l3-3" />,
  '4xx': <path d="M1.5 1.5h.01M4.5 4.5h.01" class="dots" />,
  '429': <path d="M0 1.5h6M0 4.5h6" />,
  '5xx': <path d="M0 6l6-6M0 0l6 6" />,
};

/** What fills the bars of a group: the name of a pattern that {@link StatusPatterns} defines. */
export function fillOf(group: StatusGroup): string {
  return `url(#status-${group})`;
}

/** The patterns; once on every page that has charts or swatches. */
export function StatusPatterns(): Child {
  return (
    <svg class="hidden-text" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(STROKES).map(([group, strokes]) => (
          <pattern
            id={`status-${group}`}
            class={`status-pattern group-${group}`}
            width={6}
            height={6}
            patternUnits="userSpaceOnUse"
          >
            <rect width={6} height={6} />
            {strokes}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

/** The color and pattern of a group, beside its name. */
export function Swatch({ group }: { readonly group: StatusGroup }): Child {
  return (
    <svg class="swatch" width={12} height={12} aria-hidden="true" focusable="false">
      <rect width={12} height={12} rx={3} fill={fillOf(group)} />
    </svg>
  );
}

import { STATUS_GROUPS, type StatusGroup } from './status-group.js';
import type { GroupCounts } from './summarize-usage.js';

/** Between two groups of a bar, in pixels. */
const GAP = 1.25;
/** Radius of the top corners, in pixels. */
const RADIUS = 3;
/** What one request in thousands is drawn as. */
const MIN_HEIGHT = 1;

export interface BarPlace {
  readonly counts: GroupCounts;
  readonly perRequest: number;
  readonly bottom: number;
  readonly x: number;
  readonly width: number;
}

/** The parts of a bar from its base, as SVG paths. */
export function barSegments(place: BarPlace): { readonly group: StatusGroup; readonly path: string }[] {
  const { counts, perRequest, x, width } = place;
  const groups = STATUS_GROUPS.filter(group => counts[group] > 0);
  let base = place.bottom;
  return groups.map((group, index) => {
    const gap = index === 0 ? 0 : GAP;
    const height = Math.max(MIN_HEIGHT, counts[group] * perRequest - gap);
    const top = base - gap - height;
    const path = segment({ x, y: top, width, height, isTop: index === groups.length - 1 });
    base = top;
    return { group, path };
  });
}

interface Segment {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isTop: boolean;
}

function segment({ x, y, width, height, isTop }: Segment): string {
  const radius = isTop ? Math.min(RADIUS, height, width / 2) : 0;
  const [left, right, top, bottom] = [x, x + width, y, y + height].map(round);
  const [inner, outer, below] = [x + radius, x + width - radius, y + radius].map(round);
  return `M${left} ${bottom}V${below}Q${left} ${top} ${inner} ${top}H${outer}Q${right} ${top} ${right} ${below}V${bottom}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

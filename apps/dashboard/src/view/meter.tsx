import type { Child } from 'hono/jsx';

/** Percent from which the color warns. */
const WARNING_PERCENT = 80;

interface MeterProps {
  readonly used: number;
  readonly of: number;
  /** A percent to mark. */
  readonly mark?: number | undefined;
}

/** How much of a quota is used. Decoration: the figures stand beside it in words. */
export function Meter({ used, of, mark }: MeterProps): Child {
  const percent = percentOf(used, of);
  return (
    <svg class={`meter ${levelOf(percent)}`} width="100%" height="8" aria-hidden="true">
      <rect class="track" width="100%" height="8" rx="4" />
      {used > 0 && <rect class="fill" width={`${Math.max(1, percent)}%`} height="8" rx="4" />}
      {mark !== undefined && <rect class="mark" x={`${mark}%`} width="2" height="8" />}
    </svg>
  );
}

/** Whole percent, 0 to 100; 100 only when nothing is left. */
export function percentOf(used: number, of: number): number {
  return Math.min(100, Math.floor((used / Math.max(1, of)) * 100));
}

function levelOf(percent: number): 'plenty' | 'little' | 'none' {
  if (percent >= 100) return 'none';
  return percent >= WARNING_PERCENT ? 'little' : 'plenty';
}

/** Lines of a chart's axis, the highest above every bar; at most five with the line at 0. */
export interface ChartScale {
  readonly top: number;
  /** Between two lines: 1, 2 or 5 times a power of ten. */
  readonly step: number;
}

const STEPS = 4;

export function chartScale(highest: number): ChartScale {
  for (let power = 1; ; power *= 10)
    for (const first of [1, 2, 5]) {
      const step = first * power;
      if (highest < STEPS * step) return { step, top: (Math.floor(highest / step) + 1) * step };
    }
}

/** Values of the lines, from 0 to the top. */
export function linesOf({ top, step }: ChartScale): number[] {
  return Array.from({ length: Math.round(top / step) + 1 }, (_, line) => line * step);
}

import { DAY_MS, type Month, monthBounds } from '#libs/admission';

/**
 * What a month will have used at its end, at the pace so far; `undefined` on its first day, when the pace says little.
 * Rounded to three digits, since it is no more exact.
 */
export function forecast(used: number, month: Month, nowMs: number): number | undefined {
  const { startMs, endMs } = monthBounds(month);
  if (nowMs - startMs < DAY_MS || nowMs >= endMs) return undefined;
  const atEnd = (used * (endMs - startMs)) / (nowMs - startMs);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, atEnd))) - 2);
  return Math.max(used, Math.round(atEnd / unit) * unit);
}

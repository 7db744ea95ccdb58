import { DAY_MS, type Month, monthBounds } from '#libs/admission';

/**
 * What a month will have used at its end, at the pace so far; `undefined` on the first day that counts, when the pace says
 * little. Rounded to three digits, since it is no more exact.
 * @param sinceMs the beginning of the month, or of the account if that was later
 */
export function forecast(used: number, month: Month, sinceMs: number, nowMs: number): number | undefined {
  const { endMs } = monthBounds(month);
  if (nowMs - sinceMs < DAY_MS || nowMs >= endMs) return undefined;
  const atEnd = (used * (endMs - sinceMs)) / (nowMs - sinceMs);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, atEnd))) - 2);
  return Math.max(used, Math.round(atEnd / unit) * unit);
}

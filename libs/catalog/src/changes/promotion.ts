import { generationId } from '../model/generation.js';

const DAY_MS = 24 * 3_600_000;
/** How long changes are kept, at least. */
export const CHANGES_KEPT_DAYS = 90;

/** The id of a promotion at `now`: later than that of the one before, even if a clock was set back. */
export function promotionId(now: Date, before: string | undefined): string {
  const id = generationId(now);
  if (before === undefined || before < id) return id;
  return generationId(new Date(timeOf(before).getTime() + 1));
}

/** The time in the id of a promotion or a generation. */
export function timeOf(id: string): Date {
  return new Date(id.replace(/^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)(\d{3})z$/, '$1-$2-$3T$4:$5:$6.$7Z'));
}

/**
 * The promotions that the log must keep, of all it has. What counts is when a promotion was followed by another: until then its
 * end is where new walks begin.
 * @param promotions oldest first, as is the result
 */
export function keptPromotions(promotions: readonly string[], now: Date): string[] {
  const oldest = generationId(new Date(now.getTime() - CHANGES_KEPT_DAYS * DAY_MS));
  return promotions.filter((_, index) => (promotions[index + 1] ?? oldest) >= oldest);
}

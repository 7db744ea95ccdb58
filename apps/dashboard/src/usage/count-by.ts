import type { UsageRow } from '#libs/accounts';

export interface Bar {
  readonly label: string;
  readonly count: number;
}

/** Adds up the rows with the same label, sorted by label. */
export function countBy(rows: readonly UsageRow[], labelOf: (row: UsageRow) => string): Bar[] {
  return [...Map.groupBy(rows, labelOf)]
    .map(([label, alike]) => ({ label, count: alike.reduce((sum, { count }) => sum + count, 0) }))
    .sort((one, other) => (one.label < other.label ? -1 : 1));
}

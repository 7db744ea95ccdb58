import type { EntityBatch } from '../source/entity-source.js';

/** What the reading for games has met. */
export interface ReadingTally {
  /** Documents of any kind. */
  readonly seen: number;
  readonly lines: number;
  readonly faultCount: number;
  /** The first of them. */
  readonly faults: readonly { readonly where: string; readonly message: string }[];
  readonly ending: string | undefined;
}

const KEPT_FAULTS = 100;

export const NOTHING_READ: ReadingTally = { seen: 0, lines: 0, faultCount: 0, faults: [], ending: undefined };

export function countBatch(
  tally: ReadingTally,
  batch: Pick<EntityBatch, 'seen' | 'lines' | 'faults'>,
): ReadingTally {
  const faults = batch.faults.map(({ where, message }) => ({
    where: typeof where === 'string' ? where : `line ${tally.lines + where}`,
    message,
  }));
  return {
    ...tally,
    seen: tally.seen + batch.seen,
    lines: tally.lines + batch.lines,
    faultCount: tally.faultCount + faults.length,
    faults: [...tally.faults, ...faults].slice(0, KEPT_FAULTS),
  };
}

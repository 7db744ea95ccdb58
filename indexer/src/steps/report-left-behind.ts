import type { Context } from '../context.js';

const PRUNE = 'npm run indexer -- prune';

/** Reports a complete generation that a failed or interrupted command did not promote, and what can be done with it. */
export function reportNotPromoted({ report }: Pick<Context, 'report'>, generation: string): void {
  const remove = pruneCommandFor(generation);
  report.tell(
    'left behind',
    `generation ${generation} is complete, but not current: delete it with "${remove}", or look into it with "check" ` +
      'and make it current with "promote"',
    { generation, complete: true, remove },
  );
}

/** Reports a part of a generation that could not be removed. */
export function reportUnfinished({ report }: Pick<Context, 'report'>, generation: string): void {
  const remove = pruneCommandFor(generation);
  report.tell(
    'left behind',
    `the unfinished generation ${generation} could not be removed: delete it with "${remove}"`,
    { generation, complete: false, remove },
  );
}

/** Reports what a command may leave behind when it is ended before it could clean up. */
export function reportMaybeUnfinished({ report }: Pick<Context, 'report'>): void {
  report.tell(
    'left behind',
    `ended at once, without cleaning up: if a generation was being built, delete it with "${PRUNE}"`,
    { remove: PRUNE },
  );
}

function pruneCommandFor(generation: string): string {
  return `${PRUNE} ${generation}`;
}

import type { Day, RecordedStatus, UsageEntry } from '#libs/admission';

/** Requests of one key on one day that ended alike. */
export interface UsageRow {
  readonly keyId: string;
  readonly day: Day;
  readonly route: string;
  readonly status: RecordedStatus;
  readonly count: number;
}

export interface RecordedUsage extends UsageRow {
  /** What the log said when it was last recorded; lower now means that the log started again from zero. */
  readonly logCount: number;
}

/**
 * What is recorded, with what the log has counted since. Merging the same again changes nothing, and a log that started
 * again from zero (a store that was flushed) adds to what is recorded.
 * @param recorded read before the log: an older reading of the log would look like one that started again
 * @param logMayBeOlder whether a lower count than before comes from a log with older data, instead of one that started again
 * @returns every row; those that did not change are the same objects
 */
export function mergeUsage(
  recorded: readonly RecordedUsage[],
  entries: readonly UsageEntry[],
  logMayBeOlder = false,
): RecordedUsage[] {
  const rows = new Map(recorded.map(row => [labelOf(row), row]));
  const logged = new Set(entries.map(labelOf));
  for (const { keyId, day, route, status, count: logCount } of entries) {
    const label = labelOf({ keyId, day, route, status });
    const { count, logCount: before } = rows.get(label) ?? { count: 0, logCount: undefined };
    if (before === logCount) continue;
    const added = addedSince(before ?? 0, logCount, logMayBeOlder);
    rows.set(label, { keyId, day, route, status, count: count + added, logCount });
  }
  // What the log does not have any more counts from zero if it comes back.
  return [...rows.values()].map(row =>
    row.logCount === 0 || logged.has(labelOf(row)) ? row : { ...row, logCount: 0 },
  );
}

/** A count that is lower than before belongs to a log that started again from zero, unless the log is an older one. */
function addedSince(before: number, now: number, logMayBeOlder: boolean): number {
  if (now >= before) return now - before;
  return logMayBeOlder ? 0 : now;
}

function labelOf({ keyId, day, status, route }: Omit<UsageRow, 'count'>): string {
  return `${keyId} ${day} ${status} ${route}`;
}

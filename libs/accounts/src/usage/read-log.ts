import { addDays, type Day, USAGE_LIFE_DAYS, type UsageEntry, type UsageLog } from '#libs/admission';
import type { Moment } from '../database/schema.js';

/** How far the usage of a key is recorded. */
export interface UsedKey {
  readonly keyId: string;
  readonly createdAt: Moment;
  /** The day up to which it was copied from the log; `null`: not yet. */
  readonly usageReadTo: Day | null;
}

/** What the log has of keys that may not be recorded yet. */
export interface LogReading {
  /** The days that were read, both included. */
  readonly from: Day;
  readonly to: Day;
  readonly entries: readonly UsageEntry[];
}

/** Reads the log once for all of these keys. @throws StoreUnavailable */
export async function readLog(log: UsageLog, keys: readonly UsedKey[], today: Day): Promise<LogReading> {
  const from = firstDay(keys, today);
  return {
    from,
    to: today,
    entries: await log.read(
      keys.map(({ keyId }) => keyId),
      from,
      today,
    ),
  };
}

/** A day early: a process that could not reach the log for a while may have added to yesterday since. */
function firstDay(keys: readonly UsedKey[], today: Day): Day {
  const readTo = keys.map(({ usageReadTo, createdAt }) => usageReadTo ?? createdAt.slice(0, 10));
  const from = addDays(
    readTo.reduce((earliest, day) => (day < earliest ? day : earliest), today),
    -1,
  );
  const oldest = addDays(today, -USAGE_LIFE_DAYS);
  return from > oldest ? from : oldest;
}

/**
 * When each key was last used, in milliseconds since the epoch. A key that was refused was not used: what still sends it
 * is seen in the log of requests.
 */
export function lastUsesIn(entries: readonly UsageEntry[]): ReadonlyMap<string, number> {
  const lastUses = new Map<string, number>();
  for (const { keyId, status, lastUsedAtMs } of entries)
    if (status !== '401') lastUses.set(keyId, Math.max(lastUsedAtMs, lastUses.get(keyId) ?? 0));
  return lastUses;
}

import type { UsageEntry } from './usage-log.js';

/** Adds up usage entries that are alike, up to `capacity` different ones. */
export class UsageTally {
  private entries = new Map<string, UsageEntry>();

  constructor(private readonly capacity: number) {}

  get size(): number {
    return this.entries.size;
  }

  /** False if the entry is new and there is no room left: it is then not counted. */
  add(entry: UsageEntry): boolean {
    const label = `${entry.keyId} ${entry.day} ${entry.status} ${entry.route}`;
    const known = this.entries.get(label);
    if (known === undefined && this.entries.size >= this.capacity) return false;
    this.entries.set(label, known === undefined ? entry : sum(known, entry));
    return true;
  }

  /** Everything counted so far; counting starts again from zero. */
  drain(): UsageEntry[] {
    const drained = [...this.entries.values()];
    this.entries = new Map();
    return drained;
  }
}

function sum(one: UsageEntry, other: UsageEntry): UsageEntry {
  return {
    ...one,
    count: one.count + other.count,
    lastUsedAtMs: Math.max(one.lastUsedAtMs, other.lastUsedAtMs),
  };
}

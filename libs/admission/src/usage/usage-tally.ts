import type { UsageEntry } from './usage-log.js';

/** An entry whose sums still grow. */
type Summed = { -readonly [Field in keyof UsageEntry]: UsageEntry[Field] };

/** Adds up usage entries that are alike, up to `capacity` different ones. */
export class UsageTally {
  /** By key; each has few, and comparing those is faster than making one text of what sets them apart. */
  private readonly entries = new Map<string, Summed[]>();
  private count = 0;

  constructor(private readonly capacity: number) {}

  get size(): number {
    return this.count;
  }

  /** False if the entry is new and there is no room left: it is then not counted. */
  add(entry: UsageEntry): boolean {
    let ofKey = this.entries.get(entry.keyId);
    const known = ofKey?.find(other => isAlike(other, entry));
    if (known !== undefined) {
      known.count += entry.count;
      known.lastUsedAtMs = Math.max(known.lastUsedAtMs, entry.lastUsedAtMs);
      return true;
    }
    if (this.count >= this.capacity) return false;
    if (ofKey === undefined) this.entries.set(entry.keyId, (ofKey = []));
    ofKey.push({ ...entry });
    this.count++;
    return true;
  }

  /** Everything counted so far, or the first `most` entries of it; their counting starts again from zero. */
  drain(most = Infinity): UsageEntry[] {
    const drained: UsageEntry[] = [];
    for (const [keyId, ofKey] of this.entries) {
      if (drained.length >= most) break;
      drained.push(...ofKey.splice(0, most - drained.length));
      if (ofKey.length === 0) this.entries.delete(keyId);
    }
    this.count -= drained.length;
    return drained;
  }
}

function isAlike(one: UsageEntry, other: UsageEntry): boolean {
  return one.route === other.route && one.status === other.status && one.day === other.day;
}

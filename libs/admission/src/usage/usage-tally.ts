import type { AddedUsage } from './usage-log.js';

/** An entry whose sums still grow. */
type Summed = { -readonly [Field in keyof AddedUsage]: AddedUsage[Field] };

/** Adds up usage entries that are alike, up to `capacity` different ones. */
export class UsageTally {
  private readonly entries = new Map<string, Summed>();

  constructor(private readonly capacity: number) {}

  get size(): number {
    return this.entries.size;
  }

  /** False if the entry is new and there is no room left: it is then not counted. */
  add(entry: AddedUsage): boolean {
    const label = `${entry.keyId} ${entry.secret} ${entry.day} ${entry.status} ${entry.route}`;
    const known = this.entries.get(label);
    if (known === undefined) {
      if (this.entries.size >= this.capacity) return false;
      this.entries.set(label, { ...entry });
      return true;
    }
    known.count += entry.count;
    known.lastUsedAtMs = Math.max(known.lastUsedAtMs, entry.lastUsedAtMs);
    return true;
  }

  /** Everything counted so far, or the first `most` entries of it; their counting starts again from zero. */
  drain(most = Infinity): AddedUsage[] {
    const drained: AddedUsage[] = [];
    for (const [label, entry] of this.entries) {
      if (drained.length >= most) break;
      this.entries.delete(label);
      drained.push(entry);
    }
    return drained;
  }
}

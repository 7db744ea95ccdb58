import { GrowingArray } from './growing-array.js';

/** The best score of every item that one search found. May be used again once it is cleared. */
export class BestScores {
  /** By item; 0 for what was not found, since every score is more. The best score of 100 words is below 2,000. */
  private readonly scores: Uint16Array;
  private readonly found = new GrowingArray();

  constructor(items: number) {
    this.scores = new Uint16Array(items);
  }

  /** An item has the score of its best title. */
  raise(item: number, score: number): void {
    const before = this.scores[item] ?? 0;
    if (score <= before) return;
    if (before === 0) this.found.push(item);
    this.scores[item] = score;
  }

  of(item: number): number {
    return this.scores[item] ?? 0;
  }

  /** What was found, in no order. */
  get items(): Uint32Array {
    return this.found.view();
  }

  clear(): void {
    for (const item of this.items) this.scores[item] = 0;
    this.found.clear();
  }
}

import { createHash } from 'node:crypto';

/**
 * Chris Doty-Humphrey's sfc32: small, fast, and the same numbers for the same seed on every machine.
 * @see https://pracrand.sourceforge.net
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string) {
    const hash = createHash('sha256').update(seed).digest();
    this.a = hash.readInt32LE(0);
    this.b = hash.readInt32LE(4);
    this.c = hash.readInt32LE(8);
  }

  /** From 0, below 1. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  }

  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** True in `share` of all cases. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[Math.floor(this.next() * items.length)] ?? items[0];
  }

  /** 1, 2, 3, … of which `n` and more come in the share n^-`steepness`: few are many, as it is with whatever succeeds. */
  zipf(steepness: number): number {
    return Math.floor((1 - this.next()) ** (-1 / steepness));
  }

  /** Up to `count` different ones of `items`; the first are picked far more often, as in real catalogs few are everywhere. */
  pickFavorites(items: readonly string[], count: number): string[] {
    const picked = new Set<string>();
    for (let tries = 0; tries < 2 * count && picked.size < count; tries++) {
      const item = items[Math.floor(this.next() ** 3 * items.length)];
      if (item !== undefined) picked.add(item);
    }
    return [...picked];
  }
}

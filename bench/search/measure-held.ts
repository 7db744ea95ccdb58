import { setTimeout as delay } from 'node:timers/promises';

/** Time to make something, and the memory that it keeps: of the JavaScript heap and of typed arrays, in megabytes. */
export interface Held<T> {
  readonly value: T;
  readonly seconds: number;
  readonly megabytes: number;
}

/** Needs `--expose-gc`, so that garbage is not counted. */
export async function measureHeld<T>(make: () => Promise<T>): Promise<Held<T>> {
  const before = await heldBytes();
  const began = performance.now();
  const value = await make();
  const seconds = (performance.now() - began) / 1_000;
  return { value, seconds, megabytes: ((await heldBytes()) - before) / 2 ** 20 };
}

async function heldBytes(): Promise<number> {
  // A collection frees some memory only after it has ended, so a second one is needed.
  for (let round = 0; round < 2; round++) {
    globalThis.gc?.();
    await delay(100);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

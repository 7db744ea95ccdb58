/** What making something took and holds; memory is that of the JavaScript heap and of typed arrays, in megabytes. */
export interface Held<T> {
  readonly value: T;
  readonly seconds: number;
  readonly megabytes: number;
}

/** Needs `--expose-gc`, so that only what is really held is counted. */
export async function measureHeld<T>(make: () => Promise<T>): Promise<Held<T>> {
  const before = heldBytes();
  const began = performance.now();
  const value = await make();
  const seconds = (performance.now() - began) / 1_000;
  return { value, seconds, megabytes: (heldBytes() - before) / 2 ** 20 };
}

function heldBytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

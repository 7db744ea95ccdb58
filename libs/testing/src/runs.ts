/**
 * How often, or for how many milliseconds, something is tried that could be tried without end: `count`, and ten times as
 * much in the long form (`npm run test:long`).
 */
export function runs(count: number): number {
  return process.env.TEST_LONG === undefined ? count : 10 * count;
}

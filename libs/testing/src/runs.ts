/** How many examples a property is tried with: `count`, and ten times as many in the long form (`npm run test:long`). */
export function runs(count: number): number {
  return process.env.TEST_LONG === undefined ? count : 10 * count;
}

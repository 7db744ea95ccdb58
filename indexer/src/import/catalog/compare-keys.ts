/** `Q9` before `Q10`. */
export function compareKeys(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

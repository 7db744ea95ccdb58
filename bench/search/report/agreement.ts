/** @param differing queries for which the two engines gave different `answers` */
export function agreement(differing: readonly string[], answers = 'page'): string {
  if (differing.length === 0) return `Both engines gave the same ${answers} to every query.`;
  const examples = differing.slice(0, 5).join(', ');
  return `**The engines gave different answers to ${differing.length} queries** (${examples}).`;
}

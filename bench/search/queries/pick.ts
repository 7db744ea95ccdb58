import type { Random } from '#libs/catalog-generator';

/** One of some items; `undefined` of none. */
export function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random.next() * items.length)];
}

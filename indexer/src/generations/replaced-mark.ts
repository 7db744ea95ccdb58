import { generationId, timeOf } from '#libs/catalog';

/**
 * The time when a generation stopped being current is in one more alias on its games index, `catalog-replaced-<time>`.
 * It is set in the same request that moves the serving aliases, so that it always agrees with them.
 */
export function replacedMark(prefix: string, time: Date): string {
  return `${prefix}-replaced-${generationId(time)}`;
}

/** @returns the time in a mark, `undefined` for any other alias */
export function replacedTime(prefix: string, alias: string): Date | undefined {
  const start = `${prefix}-replaced-`;
  const time = alias.startsWith(start) ? alias.slice(start.length) : '';
  return /^\d{8}t\d{9}z$/.test(time) ? timeOf(time) : undefined;
}

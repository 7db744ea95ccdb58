import { generationId } from '#libs/catalog';

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
  const parts = /^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)(\d{3})z$/.exec(time);
  if (parts === null) return undefined;
  const [, year, month, day, hour, minute, second, millisecond] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${millisecond}Z`);
}

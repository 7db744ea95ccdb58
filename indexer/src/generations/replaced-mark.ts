import { generationId } from '#libs/catalog';

/**
 * When a generation stopped being current is said by one more alias on its games index, `catalog-replaced-<time>`:
 * it moves in the same request as the aliases that serve, so that the record can never differ from what happened.
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

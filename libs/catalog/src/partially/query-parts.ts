import type { NamedWords, NamingList } from '../title/names.js';

/** Whom a part of a query names. */
export interface NamedRecord extends NamedWords {
  readonly list: NamingList;
}

/** Ways of leaving names out that are tried at most. */
const MOST_WAYS = 4;

/**
 * Which of the names in a query may be left out together: all whole ones that do not overlap, longer ones first; with the others, too;
 * then one alone.
 */
export function waysToLeaveOut(names: readonly NamedRecord[]): readonly (readonly NamedRecord[])[] {
  const spans = [...Map.groupBy(names, ({ from, to }) => `${from} ${to}`).values()].sort(
    (a, b) => Number(isWhole(b)) - Number(isWhole(a)) || lengthOf(b) - lengthOf(a),
  );
  const ways = [apart(spans.filter(isWhole)), ...spans.map(span => [span]), apart(spans)];
  const different = new Map(ways.map(way => [way.map(spanOf).sort().join(), way.flat()]));
  different.delete('');
  return [...different.values()].slice(0, MOST_WAYS);
}

/** Whether the word at a place of the query belongs to one of the names. */
export function isNamedBy(names: readonly NamedRecord[]): (place: number) => boolean {
  return place => names.some(({ from, to }) => from <= place && place < to);
}

function apart(spans: readonly (readonly NamedRecord[])[]): (readonly NamedRecord[])[] {
  const chosen: (readonly NamedRecord[])[] = [];
  for (const span of spans) if (!chosen.some(other => overlap(span, other))) chosen.push(span);
  return chosen;
}

function isWhole(span: readonly NamedRecord[]): boolean {
  return span.some(name => name.isWhole);
}

function spanOf([name]: readonly NamedRecord[]): string {
  return `${name?.from}-${name?.to}`;
}

function lengthOf([name]: readonly NamedRecord[]): number {
  return name === undefined ? 0 : name.to - name.from;
}

function overlap([one]: readonly NamedRecord[], [other]: readonly NamedRecord[]): boolean {
  return one !== undefined && other !== undefined && one.from < other.to && other.from < one.to;
}

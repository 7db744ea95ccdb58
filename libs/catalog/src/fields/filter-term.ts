const OR = '|';
const NOT = '!';

/**
 * One condition of a filter: a record has any of the values, or, excluded, not the value. Written `a`, `a|b` or `!a`. No
 * slug and no language code holds either sign.
 */
export interface FilterTerm {
  readonly anyOf: readonly string[];
  readonly isExcluded: boolean;
}

/** Any text is a term; whether it excludes one of several values is checked where a request is read. */
export function parseTerm(text: string): FilterTerm {
  const isExcluded = text.startsWith(NOT);
  return { anyOf: (isExcluded ? text.slice(NOT.length) : text).split(OR), isExcluded };
}

/** The term that has each of its values replaced. */
export function mapTerm(text: string, replace: (value: string) => string): string {
  const { anyOf, isExcluded } = parseTerm(text);
  return `${isExcluded ? NOT : ''}${anyOf.map(replace).join(OR)}`;
}

/** The same for terms that mean the same: values in ascending order. */
export function canonicalTerm(text: string): string {
  const { anyOf, isExcluded } = parseTerm(text);
  return `${isExcluded ? NOT : ''}${[...anyOf].sort().join(OR)}`;
}

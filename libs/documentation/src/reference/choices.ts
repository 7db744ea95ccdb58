import type { Parameter } from './reference.js';

/** The only values that a parameter takes. */
export interface Choices {
  readonly values: readonly string[];
  /** Whether it takes several of them, separated by commas. */
  readonly isList: boolean;
}

/** How the description writes a list of names: `^(a|b)(,(a|b)){0,1}$`. */
const LIST_OF_NAMES = /^\^\((\w+(?:\|\w+)*)\)\(,\(\1\)\)\{\d+,\d+\}\$$/;

/** @returns undefined for a parameter that takes other values than those that the description names */
export function choicesOf({ schema }: Parameter): Choices | undefined {
  const { enum: values, pattern = '' } = schema;
  if (values !== undefined) return { values: values.map(String), isList: false };
  const [, names] = LIST_OF_NAMES.exec(pattern) ?? [];
  return names === undefined ? undefined : { values: names.split('|'), isList: true };
}
